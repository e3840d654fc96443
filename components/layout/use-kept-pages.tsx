import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { routes } from "#lib/routes";
import { whenIdle } from "#lib/when-idle";

let registration: Promise<unknown> | undefined;

/** After everything that the page itself needs. */
async function register(): Promise<unknown> {
  if (document.readyState !== "complete")
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
  await new Promise<void>((resolve) => whenIdle(resolve));
  return navigator.serviceWorker.register(routes.worker(), { scope: "/", updateViaCache: "none" });
}

/** The pages that are read stay readable without a connection: see docs/decisions/0014. */
export function useKeptPages(isOn: boolean) {
  const path = usePathname();

  useEffect(() => {
    if (!isOn || !("serviceWorker" in navigator)) return;
    if (process.env.NODE_ENV !== "production") {
      // Left by a production build on the same port: files under development keep their names.
      navigator.serviceWorker
        .getRegistrations()
        .then((found) => Promise.all(found.map((each) => each.unregister())));
      return;
    }
    // The page that the browser itself asked for went through the worker, if there was one.
    const isSeen = registration === undefined && navigator.serviceWorker.controller !== null;
    registration ??= register();
    registration
      .then(() => navigator.serviceWorker.ready)
      .then(({ active }) => isSeen || active?.postMessage(path))
      .catch(() => undefined);
  }, [isOn, path]);
}
