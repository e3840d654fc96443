"use client";

import { useState } from "react";
import { Field } from "#components/ui/field";
import { adminRoutes } from "#lib/admin-routes";
import { isImageAddress } from "#lib/blog/article-form";

type PictureFieldProps = { defaultValue: string; error?: string };

const toPreview = (address: string) =>
  address.startsWith("/") ? address : adminRoutes.picture(address);

/** The address of the article's picture, and the picture once the field is left. */
export function PictureField({ defaultValue, error }: PictureFieldProps) {
  const [shown, setShown] = useState(defaultValue.trim());
  const [broken, setBroken] = useState<string | null>(null);
  const isShown = isImageAddress(shown) && shown !== broken;
  return (
    <div>
      <Field
        label="Adresse de l’image (facultatif)"
        name="imageUrl"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        defaultValue={defaultValue}
        hint="https://… ou un chemin du site, par exemple /illustrations/services/dpe.svg"
        error={error}
        onBlur={({ currentTarget }) => {
          setShown(currentTarget.value.trim());
          setBroken(null);
        }}
      />
      {isShown && (
        // biome-ignore lint/performance/noImgElement: an address that the writer tries, relayed by the site.
        <img
          src={toPreview(shown)}
          alt="L’image de l’article"
          width={640}
          height={360}
          className="article-picture mt-3"
          onError={() => setBroken(shown)}
        />
      )}
      <p role="status" className="mt-1.5 text-sm font-semibold text-action-ink empty:hidden">
        {shown !== "" && shown === broken && "L’image ne se charge pas à cette adresse."}
      </p>
    </div>
  );
}
