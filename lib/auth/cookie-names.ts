/**
 * Readable by scripts and without any secret: there is a session to ask /api/session about. Other
 * visitors never ask.
 */
export const HINT_COOKIE = "session-hint";

/** Names the message that the next page shows once: see arrival-message.ts. */
export const ARRIVAL_COOKIE = "arrival-message";
