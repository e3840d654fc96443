"use client";

import { useId } from "react";
import { useModal } from "#components/ui/use-modal";
import { saveConsent } from "#lib/consent/choice";
import type { ConsentChoice } from "#lib/consent/record";
import { routes } from "#lib/routes";

export type ConsentDialogProps = {
  /** The choice that holds; null: none, every purpose is off. */
  consent: ConsentChoice | null;
  onClose: () => void;
};

/** A switch per purpose. Closing it otherwise than by « Enregistrer » changes nothing. */
export function ConsentDialog({ consent, onClose }: ConsentDialogProps) {
  const { close, dialog } = useModal(onClose);
  const titleId = useId();

  function save(data: FormData) {
    close();
    saveConsent({ analytics: data.has("analytics"), marketing: data.has("marketing") });
  }

  return (
    <dialog ref={dialog} className="confirmation" aria-labelledby={titleId} onCancel={close}>
      <h2 id={titleId} className="text-heading">
        Gérer mes cookies
      </h2>
      <p className="mt-2 text-ink-soft">
        Votre choix est retenu six mois dans ce navigateur.{" "}
        <a href={routes.cookies()} className="text-link">
          Ce que chacun garde
        </a>
      </p>
      <form
        className="mt-5 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save(new FormData(event.currentTarget));
        }}
      >
        <PurposeSwitch
          name="necessary"
          label="Nécessaires"
          hint="Votre choix, votre session, vos réglages. Toujours actifs."
          isOn
          isFixed
        />
        <PurposeSwitch
          name="analytics"
          label="Mesure d’audience"
          hint="Compter les visites et comprendre ce qui est lu."
          isOn={consent?.analytics ?? false}
        />
        <PurposeSwitch
          name="marketing"
          label="Marketing"
          hint="Avec la mesure d’audience, mesurer ou adapter une publicité."
          isOn={consent?.marketing ?? false}
        />
        <div className="flex flex-wrap gap-3">
          <button type="submit" className="button button-primary">
            Enregistrer
          </button>
          <button type="button" className="button button-outline" onClick={close}>
            Annuler
          </button>
        </div>
      </form>
    </dialog>
  );
}

type PurposeSwitchProps = {
  name: string;
  label: string;
  hint: string;
  isOn: boolean;
  /** Cannot be switched off. */
  isFixed?: boolean;
};

function PurposeSwitch({ hint, isFixed = false, isOn, label, name }: PurposeSwitchProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-3">
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked.
        role="switch"
        id={id}
        name={name}
        defaultChecked={isOn}
        disabled={isFixed}
        aria-describedby={`${id}-hint`}
        className="switch"
      />
      <label htmlFor={id} className="flex min-h-11 items-center font-semibold">
        {label}
      </label>
      <p id={`${id}-hint`} className="col-start-2 text-sm text-ink-soft">
        {hint}
      </p>
    </div>
  );
}
