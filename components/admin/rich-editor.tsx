"use client";

import "./rich-editor.css";
import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import { useId, useRef, useState } from "react";
import { EditorToolbar } from "#components/admin/editor-toolbar";
import { LinkDialog } from "#components/admin/link-dialog";
import { PictureDialog } from "#components/admin/picture-dialog";
import { showToast } from "#components/ui/show-toast";
import { articleExtensions, toArticleHtml } from "#lib/blog/article-editor";
import { cleanPastedHtml } from "#lib/blog/pasted-html";

type RichEditorProps = {
  name: string;
  labelId: string;
  defaultHtml: string;
  onChange: (html: string) => void;
  describedBy?: string;
};

/** Escape, then Tab: the only way out of a table, where Tab adds rows. */
function buildTabExit(): (event: KeyboardEvent) => boolean {
  let isLeaving = false;
  return ({ key }) => {
    if (key === "Shift") return false;
    const leaves = isLeaving && key === "Tab";
    isLeaving = key === "Escape";
    return leaves;
  };
}

/** A picture file that is dropped would open in place of the page, with what was typed lost. */
function refuseFiles(event: Event, files: FileList | undefined): boolean {
  if (files === undefined || files.length === 0) return false;
  event.preventDefault();
  showToast(
    "error",
    "Ce fichier ne peut pas être placé dans le texte",
    "Pour une image, utilisez le bouton «\u202FImage\u202F» et son adresse.",
  );
  return true;
}

/**
 * The body of an article: its HTML in a text field, and once scripts run an editor that keeps
 * this field up to date, so that the form sends it.
 */
export function RichEditor({ defaultHtml, describedBy, labelId, name, onChange }: RichEditorProps) {
  const hintId = useId();
  const [html, setHtml] = useState(defaultHtml);
  const [dialog, setDialog] = useState<"link" | "picture" | null>(null);
  const [isSourceShown, setIsSourceShown] = useState(false);
  const lastHtml = useRef(defaultHtml);
  const toolbar = useRef<HTMLDivElement>(null);
  const [leavesByTab] = useState(buildTabExit);

  function update(written: string): void {
    if (written === lastHtml.current) return;
    lastHtml.current = written;
    setHtml(written);
    onChange(written);
  }

  const editor = useEditor({
    extensions: articleExtensions,
    content: defaultHtml,
    immediatelyRender: false,
    // A style element would break the pages' policy: its rules are in rich-editor.css.
    injectCSS: false,
    editorProps: {
      attributes: {
        class: "prose article-body rich-editor-text",
        "aria-labelledby": labelId,
        "aria-multiline": "true",
        "aria-describedby": [hintId, describedBy].filter(Boolean).join(" "),
      },
      // What was copied here is clean, and says where it was cut.
      transformPastedHTML: (pasted) =>
        pasted.includes("data-pm-slice") ? pasted : cleanPastedHtml(pasted),
      handleDOMEvents: { keydown: (_, event) => leavesByTab(event) },
      handlePaste: (_, event) =>
        event.clipboardData?.types.includes("text/html") === false &&
        refuseFiles(event, event.clipboardData.files),
      handleDrop: (_, event) => refuseFiles(event, event.dataTransfer?.files),
      handleKeyDown: (_, event) => {
        if (event.key === "F10" && event.altKey) {
          toolbar.current?.focus();
        } else if (event.key === "k" && (event.ctrlKey || event.metaKey)) {
          setDialog("link");
        } else {
          return false;
        }
        return true;
      },
    },
    onCreate: ({ editor: created }) => {
      lastHtml.current = toArticleHtml(created.state.doc);
    },
    onUpdate: ({ editor: changed }) => update(toArticleHtml(changed.state.doc)),
  });

  function closeDialog(change?: (target: Editor) => void): void {
    setDialog(null);
    if (editor === null) return;
    change?.(editor);
    editor.commands.focus();
  }

  return (
    <div className="rich-editor">
      {editor !== null && (
        <>
          <EditorToolbar
            ref={toolbar}
            editor={editor}
            isSourceShown={isSourceShown}
            onLink={() => setDialog("link")}
            onPicture={() => setDialog("picture")}
            onSource={() => setIsSourceShown(!isSourceShown)}
          />
          <EditorContent editor={editor} />
          <p id={hintId} className="rich-editor-hint">
            Alt&nbsp;+&nbsp;F10&#8239;: barre d’outils. Dans une liste ou un tableau, Tab change de
            niveau ou de cellule&#8239;; pour en sortir, Échap puis Tab.
          </p>
        </>
      )}
      <textarea
        name={name}
        // Beside the editor it is not the field to write in.
        {...(editor === null
          ? { "aria-labelledby": labelId, "aria-describedby": describedBy }
          : { "aria-label": "HTML du texte", readOnly: true, hidden: !isSourceShown })}
        value={html}
        rows={18}
        onChange={({ currentTarget }) => update(currentTarget.value)}
        className="field rich-editor-source"
      />
      {editor !== null && dialog === "link" && <LinkDialog editor={editor} onClose={closeDialog} />}
      {editor !== null && dialog === "picture" && (
        <PictureDialog editor={editor} onClose={closeDialog} />
      )}
    </div>
  );
}
