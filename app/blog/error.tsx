"use client";

import { type ErrorFileProps, OutagePage } from "#components/errors/outage-page";

/** The list or an article cannot be read for now: said as such, never as absence. */
export default function BlogError(props: ErrorFileProps) {
  return (
    <OutagePage
      {...props}
      title="Le blog est momentanément indisponible"
      text="Nos articles reviennent dans quelques minutes. Pour un devis ou une question, nous sommes joignables."
      toast="Erreur lors du chargement de l’article"
    />
  );
}
