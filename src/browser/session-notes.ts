/** What the chat helper stores for the session, in session storage [C5]. */
export type SessionNote = 'chat-popup-seen' | 'chat-closed' | 'chat-popup-wait';

/** What a blocked or full session storage refused; lasts for the document. */
const refused = new Map<SessionNote, string>();

/** The value stored in this session; undefined or null if there is none. */
export function recall(note: SessionNote): string | null | undefined {
  try {
    return refused.get(note) ?? window.sessionStorage.getItem(note);
  } catch {
    return undefined;
  }
}

/** Stores a value for this session. */
export function remember(note: SessionNote, value = 'true'): void {
  try {
    window.sessionStorage.setItem(note, value);
    refused.delete(note);
  } catch {
    refused.set(note, value);
  }
}
