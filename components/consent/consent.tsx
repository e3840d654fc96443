"use client";

import { usePathname } from "next/navigation";
import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ConsentDialogProps } from "#components/consent/consent-dialog";
import { getConsent, subscribeToConsent } from "#lib/consent/choice";
import { isPlainClick } from "#lib/plain-click";
import { routes } from "#lib/routes";
import { whenIdle } from "#lib/when-idle";

const notKnownYet = () => undefined;

const NOTHING_ALLOWED = { analytics: false, marketing: false };

/** What did not come, offline or on a poor network, is asked again with the next page. */
const ignore = () => undefined;

type ConsentProps = {
  /** Absent: no measurement is configured, and nothing of Google's is ever loaded. */
  tagId: string | undefined;
};

/**
 * Asks for the visitor's choice about cookies while there is none, opens it again from every link
 * « Gérer mes cookies », and loads what it allows. Each part comes when it is needed.
 */
export function Consent({ tagId }: ConsentProps) {
  const pathname = usePathname();
  const consent = useSyncExternalStore(subscribeToConsent, getConsent, notKnownYet);
  const [Banner, setBanner] = useState<ComponentType>();
  const [Dialog, setDialog] = useState<ComponentType<ConsentDialogProps>>();
  const isAsked = consent === null;
  const isTagLoaded = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page, what failed to come is tried again.
  useEffect(() => {
    if (!isAsked) return;
    import("#components/consent/consent-banner").then(
      ({ ConsentBanner }) => setBanner(() => ConsentBanner),
      ignore,
    );
  }, [isAsked, pathname]);

  useEffect(() => {
    // Once there, it also has to learn that the choice was withdrawn, or is to be asked again.
    if (tagId === undefined || !(consent?.analytics || isTagLoaded.current)) return;
    isTagLoaded.current = true;
    import("#lib/analytics/google-tag").then(
      ({ applyConsent }) => applyConsent(tagId, consent ?? NOTHING_ALLOWED, pathname),
      ignore,
    );
  }, [consent, pathname, tagId]);

  useEffect(() => {
    const startedAt = performance.now();
    return whenIdle(() => {
      import("#lib/analytics/page-measures").then(
        ({ measurePage }) => measurePage(pathname, startedAt),
        ignore,
      );
    });
  }, [pathname]);

  useEffect(() => {
    function openDialog(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link?.href.endsWith(routes.manageCookies()) || !isPlainClick(event)) return;
      event.preventDefault();
      import("#components/consent/consent-dialog").then(
        ({ ConsentDialog }) => setDialog(() => ConsentDialog),
        () => location.assign(link.href),
      );
    }
    document.addEventListener("click", openDialog);
    return () => document.removeEventListener("click", openDialog);
  }, []);

  return (
    <>
      {isAsked && Banner && <Banner />}
      {Dialog && <Dialog consent={consent ?? null} onClose={() => setDialog(undefined)} />}
    </>
  );
}
