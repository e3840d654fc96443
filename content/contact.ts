import type { ContactContentSource } from "#content/schema/pages";

export default {
  seo: {
    title: "Contacter un diagnostiqueur : téléphone, e-mail, horaires",
    description:
      "Une question sur un diagnostic, une date à tenir ? Téléphone, e-mail, horaires de rendez-vous, week-end compris. Réponse aux e-mails sous 24 h.",
  },
  title: "Contactez votre diagnostiqueur immobilier",
  lead: "Le plus rapide est d’appeler : quelques questions suffisent pour savoir ce qu’il vous faut. Si vous préférez écrire, vous recevez une réponse sous 24 h.",
  form: {
    title: "Laissez-nous l’essentiel par écrit",
    intro:
      "Adresse du bien, vente ou location, date prévue pour signer. Ajoutez ce qui vous préoccupe, même si la question vous semble naïve.",
  },
  urgent: {
    title: "La signature approche et il manque un rapport ?",
    text: "N’écrivez pas, téléphonez. Nous intervenons en moins de 24 h quand une place se libère, et nous vous disons tout de suite si ce n’est pas le cas.",
  },
  appointments: {
    title: "Une visite quand vous êtes là",
    intro:
      "Les rendez-vous se prennent tôt, tard et le week-end, pour ne pas vous faire perdre une journée de travail. Un proche ou votre agence peut ouvrir à votre place.",
  },
  departments: {
    title: "Les départements où nous venons",
    intro:
      "Cinq sont normands, le sixième est celui des Yvelines. Nous allons aussi au Mans et dans ses environs. Cherchez votre commune pour connaître son délai.",
  },
  updatedOn: "2026-11-15",
} satisfies ContactContentSource;
