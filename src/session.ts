/** What is remembered for the session, in session storage [C5]: never what a visitor typed. */
type SessionKey = 'chat-popup-seen' | 'chat-closed' | `quote-${string}`;

/** Fallback for a blocked or full session storage; lasts for the document. */
const inMemory: { [Key in SessionKey]?: string } = {};

/** The value of a key in this session, if it has one. */
export function sessionValue(key: SessionKey): string | null | undefined {
  try {
    return inMemory[key] ?? window.sessionStorage.getItem(key);
  } catch {
    return inMemory[key];
  }
}

/** Sets the value of a key for this session; the value of a flag does not matter. */
export function setSessionValue(key: SessionKey, value = 'true'): void {
  inMemory[key] = value;
  try {
    window.sessionStorage.setItem(key, value);
  } catch {
    // Still set in memory.
  }
}
