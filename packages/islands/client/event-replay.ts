/**
 * Controls that need hydration: buttons, tabs, and links that it makes buttons. Tabs that link to a panel on the page
 * work without it, so they are not included.
 */
const clickable = 'button:not([popovertarget]), a[data-selected]:not([href^="#"]), a[data-button]';

/**
 * Records the last click on such a control of an island that is not hydrated yet. If hydration fails, replaying the
 * click on a link follows it.
 * @param signal aborts when the visitor leaves the page of the island
 * @returns stops recording and replays the click, once
 */
export function recordEvents(island: HTMLElement, signal: AbortSignal): () => void {
  let clicked: HTMLElement | null = null;
  const onClick = (event: MouseEvent) => {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isModified || !(event.target instanceof Element)) return;
    clicked = event.target.closest(clickable);
    if (clicked instanceof HTMLAnchorElement) event.preventDefault();
  };
  island.addEventListener('click', onClick, { signal });
  return () => {
    island.removeEventListener('click', onClick);
    // Hydration may have replaced the element.
    const target = clicked?.isConnected ? clicked : document.getElementById(clicked?.id ?? '');
    clicked = null;
    target?.click();
  };
}
