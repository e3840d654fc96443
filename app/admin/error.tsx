"use client";

import { type ErrorFileProps, OutagePage } from "#components/errors/outage-page";

/** Nothing can be read or written for now. */
export default function AdminError(props: ErrorFileProps) {
  return (
    <OutagePage
      {...props}
      title="L’administration est momentanément indisponible"
      text="La base de données ne répond pas. Vos articles sont intacts : réessayez dans quelques minutes."
      toast="L’administration ne répond pas"
    />
  );
}
