export function SkipLink() {
  return (
    <nav aria-label="Accès direct">
      <a href="#contenu" className="skip-link no-print">
        Aller au contenu
      </a>
    </nav>
  );
}
