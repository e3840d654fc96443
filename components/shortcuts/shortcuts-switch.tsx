"use client";

import { useEffect, useState } from "react";
import { hasKeyboardShortcuts, setKeyboardShortcuts } from "#lib/keyboard-shortcuts";

/** Turns the shortcuts off in this browser; its place is kept until scripts are there. */
export function ShortcutsSwitch() {
  const [areOn, setAreOn] = useState<boolean | null>(null);
  const [notice, setNotice] = useState("");
  useEffect(() => setAreOn(hasKeyboardShortcuts()), []);

  function change(next: boolean) {
    if (!setKeyboardShortcuts(next)) {
      setNotice("Votre navigateur refuse de retenir ce réglage.");
      return;
    }
    setAreOn(next);
    setNotice(next ? "Raccourcis activés." : "Raccourcis désactivés sur cet appareil.");
  }

  return (
    <div className={areOn === null ? "invisible mt-8" : "no-print mt-8"}>
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={areOn ?? true}
          onChange={(event) => change(event.currentTarget.checked)}
          className="size-6 accent-action"
        />
        Utiliser les raccourcis clavier
      </label>
      <p role="status" className="min-h-[1.6em] text-ink-soft">
        {notice}
      </p>
    </div>
  );
}
