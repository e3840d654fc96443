import type { NavigationSource } from "#content/schema/business";

/** A target that begins with « / » is a page; any other (« #contact ») is scrolled to. */
export default {
  main: [
    { label: "Accueil", target: "/" },
    { label: "Services", target: "/services" },
    {
      label: "Zone d’activité",
      links: [
        { label: "Zone d’intervention", target: "/zone-intervention" },
        { label: "Licences de marque", target: "/licences-marque" },
      ],
    },
    { label: "À propos", target: "/a-propos" },
    { label: "Blog", target: "/blog" },
    { label: "Contact", target: "/contact" },
  ],
} satisfies NavigationSource;
