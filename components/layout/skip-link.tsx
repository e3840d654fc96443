export function SkipLink() {
  return (
    <a href="#contenu" className="no-print skip-link">
      Aller au contenu
    </a>
  );
}
