export type FormFault = {
  /** Name of the field at fault; null when it is none of them. */
  field: string | null;
  title: string;
  text: string;
  /** Written by the specification or by the service, not by this site. */
  isEnglish: boolean;
};

/** What a form says after it was sent; a password never comes back. */
export type AuthState = {
  typed: { email: string; fullName: string };
  fault: FormFault | null;
  /** An e-mail is on its way to `typed.email`. */
  isSent: boolean;
  /** Nothing is left to do here: the page goes home. */
  isDone: boolean;
};

export const AUTH_START: AuthState = {
  typed: { email: "", fullName: "" },
  fault: null,
  isSent: false,
  isDone: false,
};
