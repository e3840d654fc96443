"use client";

type ShareButtonProps = { title: string };

/** The device's own sharing, else the address in the clipboard. */
export function ShareButton({ title }: ShareButtonProps) {
  async function copy() {
    const { showToast } = await import("#components/ui/show-toast");
    try {
      await navigator.clipboard.writeText(window.location.href);
      showToast("success", "Lien copié dans le presse-papier");
    } catch {
      showToast("error", "Impossible de copier le lien");
    }
  }

  async function share() {
    if (typeof navigator.share !== "function") return copy();
    try {
      await navigator.share({ title, url: window.location.href });
    } catch (error) {
      // Closing the device's dialog is no failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) await copy();
    }
  }

  return (
    <button type="button" className="button button-outline no-print" onClick={share}>
      Partager
    </button>
  );
}
