import { unmarkedText } from '../../places/marks.ts';

/** Copies texts of a page without their marks, which stay where an island waits, and in what its scripts copy. */
export function copyWithoutMarks(page: Document): void {
  page.addEventListener('copy', (event) => {
    const selection = page.getSelection();
    const holder = page.createElement('div');
    if (selection?.rangeCount) holder.append(selection.getRangeAt(0).cloneContents());
    const copied = { 'text/plain': String(selection), 'text/html': holder.innerHTML };
    const isMarked = Object.values(copied).some((text) => text !== unmarkedText(text));
    if (!isMarked || !event.clipboardData) return;
    event.preventDefault();
    for (const [type, text] of Object.entries(copied))
      if (text !== '') event.clipboardData.setData(type, unmarkedText(text));
  });
  // Only on this machine or over https do pages have a clipboard.
  const clipboard = page.defaultView?.navigator.clipboard as Clipboard | undefined;
  const write = clipboard?.writeText.bind(clipboard);
  if (clipboard && write) clipboard.writeText = (text) => write(unmarkedText(text));
}
