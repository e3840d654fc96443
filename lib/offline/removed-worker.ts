/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope;

/** Takes the place of an earlier worker, then leaves with everything that was kept. */
async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}

self.addEventListener("install", () => {
  void self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(leave());
});

export {};
