"use client";

import { type ErrorFileProps, OutagePage } from "#components/errors/outage-page";

export default function AccountError({ error, reset }: ErrorFileProps) {
  return (
    <OutagePage
      title="La connexion est momentanément indisponible"
      text="Le service de connexion ne répond pas. Réessayez dans quelques minutes."
      toast="Le service de connexion ne répond pas"
      reference={error.digest}
      retry={reset}
    />
  );
}
