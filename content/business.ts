import type { BusinessSource } from "#content/schema/business";

const everyDay = (opens: string, closes: string) => ({
  monday: { opens, closes },
  tuesday: { opens, closes },
  wednesday: { opens, closes },
  thursday: { opens, closes },
  friday: { opens, closes },
  saturday: { opens, closes },
  sunday: { opens, closes },
});

export default {
  name: "Colombage Diagnostics",
  legalName: "Colombage Diagnostics SARL",
  legalForm: "Société à responsabilité limitée (SARL)",
  capital: 10_000,
  rcs: "Rouen 000 000 000",
  vatNumber: "FR00000000000",
  address: { street: "12 rue des Pans-de-Bois", postalCode: "76000", city: "Rouen" },
  phone: "02 61 91 00 00",
  mobile: "06 39 98 00 00",
  email: "contact@colombage-diagnostics.example",
  publicationDirector: "Camille Auvray",
  host: {
    name: "Hébergeur à préciser",
    address: "Adresse de l’hébergeur à préciser",
    phone: "Téléphone à préciser",
  },
  insurance: {
    insurer: "Assureur à préciser",
    contract: "contrat n° à préciser",
    coveragePerClaim: 300_000,
    coveragePerYear: 500_000,
  },
  mediator: {
    name: "Médiateur à préciser",
    address: "Adresse du médiateur à préciser",
    website: "https://mediateur.example",
  },
  dataProtectionEmail: "donnees@colombage-diagnostics.example",
  zone: "Seine-Maritime, Eure, Calvados, Manche, Orne, Yvelines et secteur du Mans",
  shortZone: "Normandie et Yvelines",
  mapsUrl: "https://maps.example/colombage-diagnostics/avis",
  rating: 5,
  reviewCount: 158,
  attributes: [
    "Diagnostiqueurs certifiés",
    "Assurance professionnelle",
    "Intervention sous 24 à 48 h",
    "Prix affichés, TTC",
  ],
  hours: {
    phoneLine: everyDay("08:00", "20:00"),
    office: {
      ...everyDay("09:00", "18:00"),
      saturday: { opens: "09:00", closes: "13:00" },
      sunday: null,
    },
    appointments: {
      ...everyDay("08:00", "20:00"),
      saturday: { opens: "09:00", closes: "18:00" },
      sunday: { opens: "09:00", closes: "18:00" },
    },
  },
  delays: {
    standard: "24 à 48 h",
    urgent: "moins de 24 h, selon disponibilité",
    quoteReply: "2 h",
    quoteDuration: "3 minutes",
    homeEmailReply: "24 à 48 h",
    contactEmailReply: "24 h",
    report: "24 à 48 h",
  },
} satisfies BusinessSource;
