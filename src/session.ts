/** What is remembered for the session, in session storage: never what a visitor typed. */
export type SessionKey = 'chat-popup-seen' | 'chat-closed' | 'chat-popup-wait' | `quote-${string}`;

/** What a blocked or full session storage refused; lasts for the document. */
const refused: { [Key in SessionKey]?: string } = {};

/** The value of a key in this session, if it has one. */
export function sessionValue(key: SessionKey): string | null | undefined {
  try {
    return refused[key] ?? window.sessionStorage.getItem(key);
  } catch {
    return refused[key];
  }
}

/** Sets the value of a key for this session; the value of a flag does not matter. */
export function setSessionValue(key: SessionKey, value = 'true'): void {
  try {
    window.sessionStorage.setItem(key, value);
    delete refused[key];
  } catch {
    refused[key] = value;
  }
}
