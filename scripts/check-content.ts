import { ContentError } from "#lib/content/parse";
import { loadContent } from "#scripts/load-content";

try {
  const { services, legal } = await loadContent();
  console.log(
    `Contenu : ${services.length} services, ${legal.length} pages légales, rien à corriger.`,
  );
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(`Contenu : ${error.faults.length} erreur(s) à corriger.\n${error.message}`);
  process.exitCode = 1;
}
