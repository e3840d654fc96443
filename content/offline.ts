import type { OfflineContentSource } from "#content/schema/pages";

export default {
  // false, puis une mise en ligne : chaque navigateur efface ce qu’il a gardé à sa visite suivante.
  enabled: true,
  badge: "Hors ligne",
  title: "Cette page attend la connexion",
  text: "Elle n’a pas encore été lue sur cet appareil. Dès que la connexion revient, elle s’affiche d’elle-même. D’ici là, le téléphone répond toujours.",
  keptTitle: "Vos pages déjà lues",
} satisfies OfflineContentSource;
