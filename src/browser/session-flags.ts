/** What the chat helper stores for the session, in session storage [C5]. */
type SessionFlag = 'chat-popup-seen' | 'chat-closed';

/** Fallback for a blocked or full session storage; lasts for the document. */
const inMemory = new Set<SessionFlag>();

/** Whether a flag was set in this session. */
export function hasFlag(flag: SessionFlag): boolean {
  try {
    return inMemory.has(flag) || window.sessionStorage.getItem(flag) !== null;
  } catch {
    return inMemory.has(flag);
  }
}

/** Sets a flag for this session. */
export function setFlag(flag: SessionFlag): void {
  inMemory.add(flag);
  try {
    window.sessionStorage.setItem(flag, 'true');
  } catch {
    // Still set in memory.
  }
}
