/** Notes in the current entry of the browser's history how far down its page is left. */
export function rememberLeftAt(): void {
  window.history.replaceState({ ...window.history.state, leftAt: window.scrollY }, '');
}

/** How far down the page of the current entry was left, in CSS pixels; undefined for one that is shown first. */
export function leftAt(): number | undefined {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('leftAt' in state)) return undefined;
  return typeof state.leftAt === 'number' ? state.leftAt : undefined;
}
