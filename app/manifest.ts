import type { MetadataRoute } from "next";
import { business, home } from "#lib/content";
import { routes } from "#lib/routes";

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: business.name,
    short_name: business.name.split(" ")[0],
    description: home.seo.description,
    lang: "fr",
    start_url: routes.home(),
    display: "minimal-ui",
    background_color: "#faf6ee",
    theme_color: "#faf6ee",
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      {
        src: "/icons/icon-maskable.svg",
        sizes: "any",
        type: "image/svg+xml",
        purpose: "maskable",
      },
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
    ],
    shortcuts: [
      { name: "Demander un devis", url: routes.quote() },
      { name: "Diagnostics obligatoires et prix", url: routes.simulator() },
    ],
  };
}
