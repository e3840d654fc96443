"use client";

import { useEffect, useState } from "react";
import { useKeptPages } from "#components/layout/use-kept-pages";

/** A screen reader announces what comes into a region that it knows already. */
const BEFORE_MESSAGE_MS = 500;

type OfflineBannerProps = {
  /** Whether pages are kept for reading without a connection. */
  keepsPages: boolean;
};

export function OfflineBanner({ keepsPages }: OfflineBannerProps) {
  const [isOffline, setIsOffline] = useState<boolean | null>(null);
  useKeptPages(keepsPages);

  useEffect(() => {
    const read = () => setIsOffline(!navigator.onLine);
    setIsOffline(false);
    const timer = setTimeout(read, BEFORE_MESSAGE_MS);
    window.addEventListener("online", read);
    window.addEventListener("offline", read);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", read);
      window.removeEventListener("offline", read);
    };
  }, []);

  if (isOffline === null) return null;
  return (
    <div role="status" className="no-print">
      {isOffline && (
        <p className="offline-banner">
          Mode hors ligne - Certaines fonctionnalités peuvent être limitées
        </p>
      )}
    </div>
  );
}
