/** Values that last for the session, in session storage. Never what a visitor typed. */
export type SessionKey = 'chat-popup-seen' | 'chat-closed' | 'chat-popup-wait' | `quote-${string}`;

/** Fallback where session storage is blocked or full; lasts for the document. */
const remembered: { [Key in SessionKey]?: string } = {};

/** The value of a key in this session, if it has one. */
export function sessionValue(key: SessionKey): string | undefined {
  try {
    return window.sessionStorage.getItem(key) ?? remembered[key];
  } catch {
    return remembered[key];
  }
}

/** Sets the value of a key for this session; the value of a flag does not matter. */
export function setSessionValue(key: SessionKey, value = 'true'): void {
  remembered[key] = value;
  try {
    window.sessionStorage.setItem(key, value);
  } catch {
    // The fallback above has the value.
  }
}
