import { ARRIVAL_COOKIE } from "#lib/auth/cookie-names";

/** Shows what the page before has done, once. Nearly nobody has such a message: it loads then. */
export function takeArrivalMessage(): void {
  const cookie = document.cookie
    .split("; ")
    .find((entry) => entry.startsWith(`${ARRIVAL_COOKIE}=`));
  if (cookie === undefined) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox before 140.
  document.cookie = `${ARRIVAL_COOKIE}=; path=/; max-age=0`;
  const name = cookie.slice(ARRIVAL_COOKIE.length + 1);
  Promise.all([import("#lib/auth/arrival-message"), import("#components/ui/show-toast")])
    .then(([{ arrivalMessages, isArrivalMessage }, { showToast }]) => {
      if (!isArrivalMessage(name)) return;
      const { text, title } = arrivalMessages[name];
      showToast("success", title, text);
    })
    // Without it, the page shows by itself who is signed in.
    .catch(() => undefined);
}
