/** Values that last for the session, in session storage. Never what a visitor typed. */
export type SessionKey = 'chat-popup-seen' | 'chat-closed' | 'chat-popup-wait' | 'seen' | `quote-${string}`;

/** Fallback where session storage is blocked or full; lasts for the document, and see `setSessionValue`. */
const remembered: { [Key in SessionKey]?: string } = {};

/** The value of a key in this session, if it has one. */
export function sessionValue(key: SessionKey): string | undefined {
  const fallback = remembered[key] ?? new URLSearchParams(window.name).get(key) ?? undefined;
  try {
    return window.sessionStorage.getItem(key) ?? fallback;
  } catch {
    return fallback;
  }
}

/** Sets the value of a key for this session; the value of a flag does not matter. */
export function setSessionValue(key: SessionKey, value = 'true'): void {
  remembered[key] = value;
  try {
    window.sessionStorage.setItem(key, value);
  } catch {
    // The name of the tab lasts longer than the document. Other sites might read it, so it has nothing of the visitor's.
    if (!key.startsWith('chat')) return;
    const named = new URLSearchParams(window.name);
    named.set(key, value);
    window.name = `${named}`;
  }
}
