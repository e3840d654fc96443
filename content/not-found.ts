import type { NotFoundContentSource } from "#content/schema/pages";

export default {
  badge: "Page introuvable",
  title: "Oups ! Page non trouvée",
  text: "La page que vous cherchez n’existe pas ou a été déplacée.",
} satisfies NotFoundContentSource;
