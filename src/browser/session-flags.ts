/** What the chat helper remembers until the tab is closed. */
type SessionFlag = 'chat-popup-seen' | 'chat-closed';

/** Holds for the visit what a blocked or full session storage would not keep. */
const inMemory = new Set<SessionFlag>();

/** Whether something has happened in this session. */
export function hasFlag(flag: SessionFlag): boolean {
  try {
    return inMemory.has(flag) || window.sessionStorage.getItem(flag) !== null;
  } catch {
    return inMemory.has(flag);
  }
}

/** Remembers for this session that something has happened. */
export function setFlag(flag: SessionFlag): void {
  inMemory.add(flag);
  try {
    window.sessionStorage.setItem(flag, 'true');
  } catch {
    // Remembered in memory.
  }
}
