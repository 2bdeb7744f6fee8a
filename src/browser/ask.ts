/** What a pressed link to the quote form asks about: words for the message, and a service of the form or nothing. */
type Ask = { words: string; serviceType: string };

/** What this document last wrote into the form. */
let written: Ask = { words: '', serviceType: '' };

/**
 * What a link asks about, as JSON: its `data-ask`, its hidden words, or those of its row and column in the pattern of
 * its table. Empty if it only leads to the form, or opens it in another tab.
 */
export function askedBy(link: Element, { ctrlKey, metaKey, shiftKey }: MouseEvent): string {
  if (ctrlKey || metaKey || shiftKey) return '';
  const cell = link.closest('td');
  const table = link.closest('table');
  const values: Record<string, string | null | undefined> = {
    bedrooms: cell && table?.rows[0]?.cells[cell.cellIndex]?.textContent,
    clean: cell?.parentElement?.firstElementChild?.textContent?.toLowerCase(),
    price: link.textContent,
  };
  const words =
    (table ?? (link as HTMLElement)).dataset.ask?.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '') ??
    link.querySelector('.visually-hidden')?.textContent.trim();
  const serviceType = link.closest<HTMLElement>('[data-service-type]')?.dataset.serviceType ?? '';
  return words ? JSON.stringify({ words, serviceType } satisfies Ask) : '';
}

/**
 * Writes what was asked into the quote form of the page, if it has one, and says so above its fields. What the visitor
 * typed stays; what was written earlier is replaced. Brings the form back if it shows what came of the last request.
 * @param asked as `askedBy` returns it
 * @param onWritten called once the form has it
 */
export function writeIntoForm(asked: string, onWritten: () => void): void {
  const form = document.querySelector<HTMLFormElement>('#quote form');
  const message = form?.querySelector<HTMLTextAreaElement>('[name="message"]');
  const serviceType = form?.querySelector<HTMLSelectElement>('[name="serviceType"]');
  if (!form || !message || !serviceType) return;
  const write = () => {
    const next = JSON.parse(asked) as Ask;
    if (next.serviceType || serviceType.value === written.serviceType) serviceType.value = next.serviceType;
    // The line break is for what the visitor adds.
    message.value =
      written.words && message.value.includes(written.words)
        ? message.value.replace(written.words, () => next.words)
        : [message.value, next.words, ''].join('\n').trimStart();
    written = next;
    const say = (words: string) => document.querySelector('[data-asked]')?.replaceChildren(words);
    form.oninput = () => say(message.value.includes(written.words) ? written.words : '');
    form.onreset = () => say('');
    // What was missing before may be there now.
    for (const field of [serviceType, message]) field.dispatchEvent(new Event('input', { bubbles: true }));
    onWritten();
  };
  if (!form.hidden) return write();
  // Its values are back when the focus is in it.
  form.addEventListener('focusin', write, { once: true });
  [...(form.nextElementSibling?.querySelectorAll('button') ?? [])].at(-1)?.click();
}
