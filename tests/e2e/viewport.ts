import type { Page, ViewportSize } from "@playwright/test";

/** Gives an open page another size, once it has it: media queries follow in the event's frame. */
export async function resize(page: Page, size: ViewportSize): Promise<void> {
  const before = page.viewportSize();
  if (before?.width === size.width && before.height === size.height) return;
  const resized = await page.evaluateHandle(() => ({
    inItsFrame: new Promise((resolve) =>
      window.addEventListener("resize", () => requestAnimationFrame(resolve), { once: true }),
    ),
  }));
  await page.setViewportSize(size);
  await resized.evaluate(({ inItsFrame }) => inItsFrame);
}
