export function SkipLink() {
  return (
    <a
      href="#contenu"
      className="no-print fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-slate px-4 py-3 font-semibold text-on-slate focus:translate-y-0"
    >
      Aller au contenu
    </a>
  );
}
