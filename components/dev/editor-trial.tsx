"use client";

import dynamic from "next/dynamic";
import { useState } from "react";

const RichEditor = dynamic(async () => (await import("#components/admin/rich-editor")).RichEditor);

const HTML = `<h2>Quand le refaire</h2>
<p>Un <strong>constat</strong> et <em>un lien</em> vers <a href="/services/plomb">le plomb</a>.</p>
<ul><li>Toiture<ul><li>Ardoise</li></ul></li><li>Sols</li></ul>
<blockquote><p>Un an pour vendre.</p></blockquote>
<table><thead><tr><th scope="col">Diagnostic</th><th scope="col">Durée</th><th scope="col">Aujourd’hui</th></tr></thead><tbody><tr><td>DPE</td><td>10 ans</td><td>À refaire</td></tr></tbody></table>
<figure><img src="/illustrations/services/dpe.svg" alt="Une maison et son étiquette" width="240" height="160"><figcaption>L’étiquette</figcaption></figure>
<p>La fin.</p>`;

export function EditorTrial() {
  const [length, setLength] = useState(HTML.length);
  return (
    <form action="" className="w-full">
      <p id="editor-label" className="font-semibold">
        Texte de l’article
      </p>
      <RichEditor
        name="content"
        labelId="editor-label"
        defaultHtml={HTML}
        onChange={(html) => setLength(html.length)}
      />
      <output>{length} caractères</output>
    </form>
  );
}
