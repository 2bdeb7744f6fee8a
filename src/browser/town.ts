import type { DrawnNote } from '../art/note-file.ts';
import { answers, cards, otherCard, phone, usualPrice } from '../content/town-cards.ts';
import { checkSuburb, type SuburbAnswer } from '../lib/match-suburb.ts';

/** What this document has written into fields. */
const written = new Set<string>();
/** What the field had when it was last answered. */
let answered = '';

/**
 * Answers a town: on the card of home and beside it, in the statement of where the business cleans, and in the fields
 * for a suburb, unless the visitor has filled them in. Lets the field of home suggest towns.
 * @param entered a town, which may be misspelt; empty to take the answer back; undefined while somebody types
 * @param keep is given the name of the town to keep for the visit; empty if it is not served
 */
export function answerTown(entered: string | undefined, keep: (town: string) => void): void {
  const field = document.querySelector<HTMLInputElement>('#hero input');
  if (field && !field.list) suggestTowns(field);
  // While somebody types, only the whole name of a town is answered, and the answer to another is taken back.
  const isWhole = (name: string) => name.toLowerCase() === field?.value.trim().toLowerCase();
  const isOther = answered && field?.value !== answered;
  const typed = entered ?? Object.keys(cards).find(isWhole) ?? (isOther ? '' : undefined);
  if (typed === undefined) return;
  const answer = () => {
    const { kind, suburbs } = checkSuburb(typed, Object.keys(cards));
    const town = kind === 'yes' ? suburbs[0] : undefined;
    keep(town ?? '');
    fillIn(town ?? typed);
    answered = typed && (field?.value ?? '');
    if (field) showAnswer(field, kind, suburbs[0]);
  };
  // The answer may move what is being pressed.
  if (document.querySelector(':active')) addEventListener('click', answer, { once: true });
  else answer();
}

function suggestTowns(field: HTMLInputElement): void {
  const list = document.createElement('datalist');
  list.id = 'towns';
  list.append(...Object.keys(cards).map((town) => new Option(town)));
  field.after(list);
  field.setAttribute('list', list.id);
  // Screen readers announce changes in it from now on.
  document.querySelector('#hero [data-print="note"]')?.parentElement?.setAttribute('role', 'status');
}

/** Fills in each field for a suburb that is empty or has what was written into it earlier. */
function fillIn(town: string): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('[name="suburb"]')) {
    if (field.value === town || (field.value && !written.has(field.value))) continue;
    field.value = town;
    // Would load React for the quote form, which reads the value once it is there.
    if (!field.closest('[data-island="QuoteForm"]:not([data-hydrated])'))
      field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  written.add(town);
}

/** @param suburb the listed suburb that was found, even if only its name is part of what was typed */
function showAnswer(field: HTMLInputElement, kind: SuburbAnswer['kind'], suburb = ''): void {
  const isServed = kind === 'yes';
  const card = isServed ? cards[suburb] : otherCard;
  replace('#hero [data-print="note"]', kind !== 'empty' && card && ((note) => write(note, card)));
  replace('#coverage-heading + p', isServed && ((text) => text.replaceChildren(naming(answers.yes, suburb))));
  const forget = document.createElement('button');
  Object.assign(forget, { type: 'button', textContent: answers.forget });
  forget.onclick = () => {
    field.value = '';
    field.dispatchEvent(new Event('change'));
    field.focus();
  };
  const next = document.createElement('p');
  if (!isServed) next.append(naming(answers[kind], suburb), ' ');
  if (isServed && usualPrice)
    next.append(linkTo('#quote', usualPrice, { ask: usualPrice, serviceType: 'general' }));
  else if (!isServed)
    next.append(linkTo(phone.href, phone.label, { location: 'hero', label: 'Phone number' }));
  next.append(' ', forget);
  const label = field.closest('label');
  label?.nextElementSibling?.remove();
  if (kind !== 'empty') label?.after(next);
}

/** Like `src/lib/interpolate.ts`, whose chunk would load React. */
const naming = (words: string, suburb: string) => words.replace('{suburb}', suburb);

function linkTo(href: string, text: string, data: Record<string, string>): HTMLAnchorElement {
  const link = document.createElement('a');
  Object.assign(link, { href, textContent: text });
  Object.assign(link.dataset, data);
  return link;
}

/** Shows a changed copy of an element in its place, or again the element itself. Session replays leave out the copy. */
function replace(selector: string, change: false | undefined | ((copy: HTMLElement) => void)): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) return;
  const earlier = element.nextElementSibling;
  if (earlier?.matches('[data-clarity-mask]')) earlier.remove();
  element.hidden = Boolean(change);
  if (!change) return;
  const copy = element.cloneNode(true) as HTMLElement;
  copy.hidden = false;
  Object.assign(copy.dataset, { clarityMask: 'true', fade: 'shown' });
  change(copy);
  element.after(copy);
}

/** Writes another card onto a `HandNote`. */
function write(note: HTMLElement, { words, by, file }: DrawnNote): void {
  note.querySelector('p')?.firstChild?.replaceWith(words);
  note.querySelector('p > span')?.replaceChildren(by);
  const image = note.querySelector('img');
  if (!image) return;
  // Without a drawing, the card shows its words, as if the file had failed to load.
  if (!file) return void image.setAttribute('data-src', '');
  const { address, width, height } = file;
  for (const part of note.querySelectorAll('svg, img')) {
    part.setAttribute('width', `${width}`);
    part.setAttribute('height', `${height}`);
  }
  note.querySelector('svg')?.setAttribute('viewBox', `0 0 ${width} ${height}`);
  // For reduced motion: without its keyframes, the drawing is there at once.
  note.querySelector('source')?.setAttribute('srcset', address.replace(/%3Cstyle.*%2Fstyle%3E/, ''));
  // Browsers draw an address again only if it differs.
  image.src = `${address}#${Date.now()}`;
}
