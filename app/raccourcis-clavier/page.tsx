import type { Metadata } from "next";
import { ShortcutsPage } from "#components/shortcuts/shortcuts-page";
import { keyboardShortcuts } from "#lib/keyboard-shortcuts";
import { routes } from "#lib/routes";
import { buildCrumbs } from "#lib/seo/crumbs";

const TITLE = "Raccourcis clavier";

/** Help for those who are here: nothing to index or to share. */
export const metadata: Metadata = {
  title: TITLE,
  description: "Les touches qui mènent d’une page à l’autre, et comment les désactiver.",
  robots: { index: false, follow: true },
};

export default function Page() {
  const crumbs = buildCrumbs({ label: TITLE, path: routes.shortcuts() });
  return <ShortcutsPage title={TITLE} crumbs={crumbs} shortcuts={keyboardShortcuts} />;
}
