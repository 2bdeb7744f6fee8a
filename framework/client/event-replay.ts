/** What a visitor clicks in an island that only works once it is hydrated; a tab whose panel is here is a link already. */
const clickable = 'button:not([popovertarget]), a[data-selected]:not([href^="#"])';

/**
 * Remembers the last click on a button or tab of an island that is not hydrated yet, to repeat it when it is. A tab
 * that never is gets followed as the link that it is.
 * @param left aborts when the page of the island is left
 * @returns what repeats it, to be called once
 */
export function replayEvents(island: HTMLElement, left: AbortSignal): () => void {
  let clicked: HTMLElement | null = null;
  const onClick = (event: MouseEvent) => {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isModified || !(event.target instanceof Element)) return;
    clicked = event.target.closest(clickable);
    if (clicked instanceof HTMLAnchorElement) event.preventDefault();
  };
  island.addEventListener('click', onClick, { signal: left });
  return () => {
    island.removeEventListener('click', onClick);
    clicked?.click();
  };
}
