"use client";

import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { EditorDialog } from "#components/admin/editor-dialog";
import { Field } from "#components/ui/field";
import { isPictureAddress } from "#lib/blog/article-addresses";

type PictureDialogProps = {
  editor: Editor;
  onClose: (change?: (editor: Editor) => void) => void;
};

export function PictureDialog({ editor, onClose }: PictureDialogProps) {
  const [errors, setErrors] = useState<{ src?: string; alt?: string }>({});
  const isPicture = editor.isActive("picture");
  const { alt = "", caption = "", src = "" } = editor.getAttributes("picture");

  function submit(fields: FormData): void {
    const read = (name: string) => String(fields.get(name) ?? "").trim();
    const isDecorative = fields.has("decorative");
    const picture = {
      src: read("src"),
      alt: isDecorative ? "" : read("alt"),
      caption: read("caption"),
    };
    const faults = {
      ...(isPictureAddress(picture.src)
        ? {}
        : { src: "Écrivez l’adresse d’une image\u202F: https://… ou /illustrations/…" }),
      ...(isDecorative || picture.alt !== ""
        ? {}
        : { alt: "Dites ce que l’image montre, ou cochez «\u202FImage décorative\u202F»." }),
    };
    setErrors(faults);
    if (Object.keys(faults).length === 0) onClose(({ commands }) => commands.setPicture(picture));
  }

  return (
    <EditorDialog
      title={isPicture ? "Modifier l’image" : "Ajouter une image"}
      submitLabel={isPicture ? "Modifier" : "Ajouter"}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        name="src"
        label="Adresse de l’image"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="https://… ou une image de ce site (/illustrations/…)."
        defaultValue={src}
        error={errors.src}
      />
      <Field
        name="alt"
        label="Texte de remplacement"
        autoComplete="off"
        hint="Ce que l’image montre, pour qui ne la voit pas."
        defaultValue={alt}
        error={errors.alt}
      />
      <label className="rich-editor-choice">
        <input type="checkbox" name="decorative" defaultChecked={isPicture && alt === ""} />
        Image décorative&#8239;: elle n’apprend rien de plus que le texte
      </label>
      <Field
        name="caption"
        label="Légende (facultative)"
        autoComplete="off"
        defaultValue={caption}
      />
    </EditorDialog>
  );
}
