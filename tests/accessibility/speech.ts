import type { Finding } from './findings.ts';

/** One stop of the screen reader. */
export type Stop = {
  /** What it says: role, name, value, description and states, with commas between them. */
  phrase: string;
  /** Name and value alone. */
  text: string;
  /** The opening tag of the element, or the text. */
  element: string;
  /** Whether the element is a link, a button or a field. */
  isControl: boolean;
  isImage: boolean;
};

/** What a screen reader says from the start of a page to its end. */
export type Speech = { title: string; stops: readonly Stop[] };

const checker = 'Virtual screen reader';
const landmarks = ['banner', 'navigation', 'main', 'contentinfo'];
/** Words that code leaves behind where a value is missing. */
const leftovers = /\b(undefined|NaN)\b|\[object \w+\]|(^|, )null(,|$)/;
const fileName = /\.(avif|gif|jpe?g|png|svg|webp)\b/i;

/** Lists what is wrong with single stops. They hold in every state of a page. */
export function stopFindings({ stops }: Speech): Finding[] {
  return stops
    .filter(({ phrase }) => !phrase.startsWith('end of '))
    .flatMap((stop) => {
      const about = (rule: string, words: string) => ({ checker, rule, element: stop.element, words });
      return [
        stop.isControl && !stop.text && about('control-name', `is read as "${stop.phrase}": give it a name.`),
        stop.isImage &&
          !stop.text &&
          about('image-name', 'has no alternative text, and is read all the same.'),
        stop.isImage && fileName.test(stop.text) && about('image-name', 'is read as the name of its file.'),
        leftovers.test(stop.phrase) && about('words', `is read as "${stop.phrase}": a value is missing.`),
      ].filter((finding) => finding !== false);
    });
}

/** Lists what is wrong with a page as a whole: title, landmarks, and the order of headings. */
export function pageFindings({ title, stops }: Speech): Finding[] {
  const about = (rule: string, words: string, element = 'The page') => ({ checker, rule, element, words });
  const findings: Finding[] = [];
  if (stops.at(-1)?.phrase !== 'end of document')
    findings.push(about('reading', 'cannot be read to its end.'));
  if (!title.trim()) findings.push(about('title', 'has no title: write one.'));
  for (const landmark of landmarks)
    if (!stops.some(({ phrase }) => phrase === landmark || phrase.startsWith(`${landmark},`)))
      findings.push(about('landmarks', `has no ${landmark}: add one.`));
  const headings = stops.flatMap(({ phrase, element }) => {
    const level = /^heading\b.*, level (\d)\b/.exec(phrase)?.[1];
    return level ? [{ phrase, element, level: Number(level) }] : [];
  });
  const first = headings.filter(({ level }) => level === 1);
  if (first.length !== 1)
    findings.push(about('headings', `has ${first.length} headings of level 1: it needs one.`));
  for (const [index, { phrase, element, level }] of headings.entries()) {
    const before = headings[index - 1]?.level ?? 0;
    if (level > before + 1)
      findings.push(
        about('headings', `"${phrase}" follows level ${before}: use level ${before + 1}.`, element),
      );
  }
  return findings;
}
