import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { EmailDriver, EmailMessage } from "@supabase/lite";

/** The same as supabase/config.toml, which a hosted project reads; a test compares them. */
export const emailTemplates = {
  confirmation: {
    subject: "Confirmez votre adresse e-mail",
    file: "confirmation.html",
  },
  recovery: {
    subject: "Choisissez un nouveau mot de passe",
    file: "recovery.html",
  },
  magic_link: {
    subject: "Votre lien de connexion",
    file: "magic_link.html",
  },
} as const;

/** Shape of `auth.email.template` in @supabase/lite. */
export function templateConfig(templatesDir: string) {
  const toConfig = ({ subject, file }: { subject: string; file: string }) => ({
    subject,
    content_path: path.join(templatesDir, file),
  });
  return {
    confirmation: toConfig(emailTemplates.confirmation),
    recovery: toConfig(emailTemplates.recovery),
    magic_link: toConfig(emailTemplates.magic_link),
  };
}

function escapeHtml(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (character) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[character] ?? "",
  );
}

/** What a person reads when the file is opened: the envelope, then the message as it was sent. */
function toEmailPage({ to, subject, html = "", text = "" }: EmailMessage): string {
  const envelope = `<p style="margin:0;padding:12px 16px;background:#fff7d6;font:14px/1.5 sans-serif">
  E-mail du backend embarqué, écrit dans un dossier au lieu d’être envoyé.<br>
  À : <b>${escapeHtml(to)}</b><br>
  Objet : <b>${escapeHtml(subject)}</b>
</p>`;
  const body = html === "" ? `<pre>${escapeHtml(text)}</pre>` : html;
  return /<body[^>]*>/i.test(body)
    ? body.replace(/<body[^>]*>/i, (tag) => `${tag}\n${envelope}`)
    : `<!doctype html><html lang="fr"><meta charset="utf-8"><title>${escapeHtml(subject)}</title><body>${envelope}${body}</body></html>`;
}

/** « 2026-11-20T13-05-09.123Z-1-alice@exemple.fr.html »: sorted by name, sorted by time. */
function fileName(to: string, sentAt: Date, count: number): string {
  const time = sentAt.toISOString().replaceAll(":", "-");
  return `${time}-${count}-${to.replace(/[^\w.@+-]/g, "_").slice(0, 100)}.html`;
}

/** Writes each e-mail as a page into `dir`, complete from the moment it is there. */
export function createFolderEmailDriver(dir: string): EmailDriver {
  let count = 0;
  return {
    async send(message) {
      await mkdir(dir, { recursive: true });
      count += 1;
      const file = path.join(dir, fileName(message.to, new Date(), count));
      await writeFile(`${file}.tmp`, toEmailPage(message), { mode: 0o600 });
      await rename(`${file}.tmp`, file);
    },
  };
}

/** Every template is there before anyone signs up: @supabase/lite falls back to English ones. */
export async function assertTemplates(templatesDir: string): Promise<void> {
  for (const { file } of Object.values(emailTemplates)) {
    await readFile(path.join(templatesDir, file));
  }
}
