export function SkipLink() {
  return (
    <a href="#contenu" className="skip-link no-print">
      Aller au contenu
    </a>
  );
}
