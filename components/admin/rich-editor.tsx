"use client";

type RichEditorProps = {
  name: string;
  labelId: string;
  defaultHtml: string;
  onChange: (html: string) => void;
  describedBy?: string;
};

/** The body of an article, in HTML. */
export function RichEditor({ defaultHtml, describedBy, labelId, name, onChange }: RichEditorProps) {
  return (
    <textarea
      name={name}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      defaultValue={defaultHtml}
      rows={18}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      className="field py-3"
    />
  );
}
