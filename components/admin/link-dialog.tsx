"use client";

import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { EditorDialog } from "#components/admin/editor-dialog";
import { Button } from "#components/ui/button";
import { Field } from "#components/ui/field";
import { toLinkAddress } from "#lib/blog/article-addresses";

type LinkDialogProps = {
  editor: Editor;
  onClose: (change?: (editor: Editor) => void) => void;
};

export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const [error, setError] = useState<string>();
  const isLink = editor.isActive("link");
  const isNew = !isLink && editor.state.selection.empty;

  function submit(fields: FormData): void {
    const href = toLinkAddress(String(fields.get("address")));
    if (href === null) {
      setError(
        "Écrivez une adresse, par exemple https://www.ademe.fr, /services/dpe ou un e-mail.",
      );
      return;
    }
    const text = String(fields.get("text") ?? "").trim() || href;
    onClose((target) =>
      isNew
        ? target
            .chain()
            .insertContent([{ type: "text", text, marks: [{ type: "link", attrs: { href } }] }])
            .unsetMark("link")
            .run()
        : target.chain().extendMarkRange("link").setLink({ href }).run(),
    );
  }

  return (
    <EditorDialog
      title={isLink ? "Modifier le lien" : "Ajouter un lien"}
      submitLabel={isLink ? "Modifier" : "Ajouter"}
      onSubmit={submit}
      onClose={onClose}
      action={
        isLink && (
          <Button
            type="button"
            variant="outline"
            onClick={() =>
              onClose((target) => target.chain().extendMarkRange("link").unsetLink().run())
            }
          >
            Retirer le lien
          </Button>
        )
      }
    >
      <Field
        name="address"
        label="Adresse"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="Une page du web, une page de ce site (/contact), un e-mail ou un téléphone."
        defaultValue={editor.getAttributes("link").href ?? ""}
        error={error}
      />
      {isNew && <Field name="text" label="Texte du lien" autoComplete="off" />}
    </EditorDialog>
  );
}
