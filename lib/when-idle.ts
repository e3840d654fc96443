/** Calls once the page has nothing more urgent to do; gives back how to call it off. */
export function whenIdle(callback: () => void): () => void {
  // Safari lacks requestIdleCallback.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(callback, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback);
  return () => cancelIdleCallback(handle);
}
