import { PageHeader } from "#components/sections/page-header";
import { ShortcutsSwitch } from "#components/shortcuts/shortcuts-switch";
import type { KeyboardShortcut } from "#lib/keyboard-shortcuts";
import type { Crumb } from "#lib/seo/json-ld";

type ShortcutsPageProps = {
  title: string;
  crumbs: readonly Crumb[];
  shortcuts: readonly KeyboardShortcut[];
};

/** What the keys do, and the switch that turns them off. */
export function ShortcutsPage({ crumbs, shortcuts, title }: ShortcutsPageProps) {
  return (
    <>
      <PageHeader
        crumbs={crumbs}
        title={title}
        lead="Depuis n’importe quelle page, Alt (Option sur un Mac) et une lettre mènent à une autre."
      />
      <div className="page-width pb-20">
        <dl className="grid max-w-text grid-cols-[auto_1fr] gap-x-8 border-t border-line">
          {shortcuts.map(({ label, letter, path }) => (
            <div
              key={letter}
              className="col-span-2 grid grid-cols-subgrid items-center border-b border-line py-2"
            >
              <dt className="font-display text-lg font-bold">
                <kbd className="font-[inherit]">Alt</kbd> +{" "}
                <kbd className="font-[inherit]">{letter}</kbd>
              </dt>
              <dd>
                <a href={path} className="line-link underline">
                  {label}
                </a>
              </dd>
            </div>
          ))}
          <div className="col-span-2 grid grid-cols-subgrid items-center border-b border-line py-4">
            <dt className="font-display text-lg font-bold">
              <kbd className="font-[inherit]">Échap</kbd>
            </dt>
            <dd>Ferme ce qui s’est ouvert en dernier&#8239;: menu, fenêtre ou message</dd>
          </div>
        </dl>
        <p className="mt-6 max-w-text text-ink-soft">
          Les raccourcis se taisent tant que vous écrivez dans un champ, et ils demandent
          JavaScript. Échap ne répond jamais à votre place sur les cookies.
        </p>
        <ShortcutsSwitch />
      </div>
    </>
  );
}
