"use client";

import { type ErrorFileProps, OutagePage } from "#components/errors/outage-page";

export default function AccountError(props: ErrorFileProps) {
  return (
    <OutagePage
      {...props}
      title="La connexion est momentanément indisponible"
      text="Le service de connexion ne répond pas. Réessayez dans quelques minutes."
      toast="Le service de connexion ne répond pas"
    />
  );
}
