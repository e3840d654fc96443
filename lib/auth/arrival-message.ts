/** Messages that the next page shows once, whichever page it is. */
export const arrivalMessages = {
  connexion: { title: "Connexion réussie", text: "Vous êtes maintenant connecté." },
  confirmation: {
    title: "Connexion réussie",
    text: "Votre adresse est confirmée. Vous êtes maintenant connecté.",
  },
  "mot-de-passe": {
    title: "Mot de passe changé",
    text: "Vous êtes maintenant connecté, et les autres appareils ne le sont plus.",
  },
  deconnexion: { title: "Déconnexion réussie", text: "Vous n’êtes plus connecté." },
} as const;

export type ArrivalMessage = keyof typeof arrivalMessages;

export const isArrivalMessage = (name: string): name is ArrivalMessage =>
  Object.hasOwn(arrivalMessages, name);
