"use client";

import { OutagePage } from "#components/errors/outage-page";

export default function AccountError({ reset }: { reset: () => void }) {
  return (
    <OutagePage
      title="La connexion est momentanément indisponible"
      text="Le service de connexion ne répond pas. Réessayez dans quelques minutes."
      toast="Le service de connexion ne répond pas"
      retry={reset}
    />
  );
}
