import { ContentError } from "#lib/content/parse";
import { readGoLiveList } from "#lib/go-live/read";
import { loadContent } from "#scripts/load-content";
import { loadEnvFiles } from "#scripts/project";

async function listSentences(): Promise<string[]> {
  try {
    const { administration, placeholders, settings } = await readGoLiveList(await loadContent());
    return [
      ...placeholders.map(
        ({ field, file }) => `${file}, champ « ${field} » : valeur d’exemple à remplacer.`,
      ),
      ...settings,
      ...administration,
    ];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split("\n");
  }
}

loadEnvFiles("production");
const left = await listSentences();
for (const sentence of left) console.log(`- ${sentence}`);
console.log(
  left.length === 0
    ? "Prêt à mettre en ligne."
    : `\n${left.length} point${left.length > 1 ? "s" : ""} à régler.`,
);
process.exitCode = left.length === 0 ? 0 : 1;
