export type SessionUser = {
  id: string;
  email: string;
  /** As given when signing up; empty when unknown. */
  fullName: string;
};

/** What /api/session tells the page: never a token. */
export type SessionAnswer =
  | {
      user: SessionUser;
      /** Seconds since 1970 until when the session is known to hold. */
      session: { expiresAt: number };
      isAdmin: boolean;
    }
  | { user: null; session: null; isAdmin: false };

export const NOBODY: SessionAnswer = { user: null, session: null, isAdmin: false };
