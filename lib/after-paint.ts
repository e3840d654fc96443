/** Calls once the next frame is on the screen: what it shows does not wait for this work. */
export const afterPaint = (callback: () => void) =>
  requestAnimationFrame(() => setTimeout(callback));
