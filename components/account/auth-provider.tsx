"use client";

import { usePathname } from "next/navigation";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { takeArrivalMessage } from "#components/account/take-arrival-message";
import { HINT_COOKIE } from "#lib/auth/cookie-names";
import { NOBODY, type SessionAnswer } from "#lib/auth/session-answer";
import { routes } from "#lib/routes";

type Auth = SessionAnswer & {
  /** True until it is known who is signed in. */
  loading: boolean;
  signOut: () => Promise<void>;
};

const AuthContext = createContext<Auth | null>(null);

/**
 * Who is signed in, as /api/session says it; never a token.
 * @throws Error outside its provider.
 */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (auth === null) throw new Error("useAuth must be used within an AuthProvider");
  return auth;
}

const hasHint = () => document.cookie.split("; ").includes(`${HINT_COOKIE}=1`);

const isOver = ({ session }: SessionAnswer) =>
  session === null || session.expiresAt * 1_000 < Date.now();

/** What the server says, or null when it cannot be asked. */
async function askSession(): Promise<SessionAnswer | null> {
  try {
    const response = await fetch(routes.session());
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

/** Asks nothing for visitors without an account; other tabs are told of every change. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  const [answer, setAnswer] = useState(NOBODY);
  const [loading, setLoading] = useState(true);
  const known = useRef(NOBODY);
  const tabs = useRef<BroadcastChannel>(null);

  const check = useCallback(async (isTold = false) => {
    takeArrivalMessage();
    let next: SessionAnswer | null = NOBODY;
    if (hasHint()) next = isTold || isOver(known.current) ? await askSession() : known.current;
    if (next !== null) {
      const isChanged = next.user?.id !== known.current.user?.id;
      known.current = next;
      setAnswer(next);
      if (isChanged && !isTold) tabs.current?.postMessage(null);
      // What only a signed-in person may see does not stay on the screen.
      if (isChanged && next.user === null && location.pathname.startsWith(routes.admin()))
        location.replace(routes.home());
    }
    setLoading(false);
  }, []);

  useEffect(() => {
    const channel = new BroadcastChannel("session");
    tabs.current = channel;
    channel.onmessage = () => check(true);
    const checkWhenSeen = () => document.visibilityState === "visible" && check();
    document.addEventListener("visibilitychange", checkWhenSeen);
    window.addEventListener("pageshow", checkWhenSeen);
    return () => {
      channel.close();
      document.removeEventListener("visibilitychange", checkWhenSeen);
      window.removeEventListener("pageshow", checkWhenSeen);
    };
  }, [check]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: signing in and out end on another page.
  useEffect(() => {
    check();
  }, [check, pathname]);

  const signOut = useCallback(async () => {
    await fetch(routes.signOut(), { method: "POST", redirect: "manual" }).catch(() => undefined);
    await check();
  }, [check]);

  return <AuthContext value={{ ...answer, loading, signOut }}>{children}</AuthContext>;
}
