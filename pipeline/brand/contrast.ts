import Color from 'colorjs.io';
import { type Colours, mixes, pairs } from './colour-roles.ts';

/** A colour that no lightness reaches is written with less chroma, as CSS maps it into sRGB. */
const hexOf = (colour: Color) => colour.to('srgb').toGamut().toString({ format: 'hex', collapse: false });

/** Contrast ratio of two colours, 1 to 21, as WCAG 2.2 defines it. */
const contrast = (one: string, other: string) => Color.contrast(one, other, 'WCAG21');

/** Whether a colour can have a role: it is readable with all colours that are known. */
function passes(role: string, colour: string, known: Colours): boolean {
  return pairs.every(({ role: front, beside, minimum }) => {
    const others = front === role ? beside : beside.includes(role) ? [front] : [];
    const colours = others.flatMap((other) => known[other] ?? []);
    return colours.every((other) => contrast(colour, other) >= minimum);
  });
}

/**
 * All colours of a business. A colour that is not in the file is mixed in OKLab, with the share nearest to the usual one
 * at which it is readable.
 * @param written the colours of the file
 */
export function withMixes(written: Colours): Colours {
  const colours = { ...written };
  for (const [role, [from, into, share]] of Object.entries(mixes)) {
    if (colours[role]) continue;
    const [one, other] = [new Color(colours[from] ?? ''), colours[into] ?? ''];
    const mixed = (part: number) => hexOf(one.mix(other, part, { space: 'oklab' }));
    const steps = Array.from({ length: 51 }, (_, step) => step / 50);
    const nearest = [share, ...steps.toSorted((a, b) => Math.abs(a - share) - Math.abs(b - share))];
    const found = nearest.find((part) => passes(role, mixed(part), colours)) ?? share;
    colours[role] = mixed(found);
  }
  return colours;
}

/** The colour that differs least in lightness and is readable with all colours of the file; undefined if none is. */
function nearestReadable(role: string, written: Colours): string | undefined {
  const [lightness, chroma, hue] = new Color(written[role] ?? '').to('oklch').coords;
  for (let by = 0.004; by <= 1; by += 0.004)
    for (const moved of [Number(lightness) - by, Number(lightness) + by]) {
      const colour = hexOf(new Color('oklch', [Math.min(1, Math.max(0, moved)), chroma, hue]));
      if (passes(role, colour, written)) return colour;
    }
  return undefined;
}

/**
 * What is hard to read in a file of colours: a sentence for each role that should change, about the colour that it is
 * least readable with. Colours that are mixed adapt themselves.
 * @returns the role, and the sentence without its place
 */
export function contrastProblems(written: Colours): { role: string; whatToDo: string }[] {
  const failed = pairs
    .flatMap(({ role, beside, minimum, what }) =>
      beside.flatMap((other) => {
        const [front, back] = [written[role], written[other]];
        const ratio = front && back ? contrast(front, back) : minimum;
        return ratio < minimum ? [{ role, other, ratio, minimum, what }] : [];
      }),
    )
    .toSorted((a, b) => a.ratio / a.minimum - b.ratio / b.minimum);
  const involved = new Set(failed.flatMap(({ role, other }) => [role, other]));
  const nearest = new Map([...involved].map((role) => [role, nearestReadable(role, written)]));
  const found = new Map<string, string>();
  for (const { role, other, ratio, minimum, what } of failed) {
    // A page that all texts are hard to read on is one problem, and its own.
    const [own, beside] = nearest.get(role) || !nearest.get(other) ? [role, other] : [other, role];
    if (found.has(own)) continue;
    const [mine, theirs] = [nearest.get(own), nearest.get(beside)];
    const remedies = [...(mine ? [`'${mine}'`] : []), ...(theirs ? [`'${theirs}' for ${beside}`] : [])];
    const remedy = mine ? `write ${remedies.join(', or ')}` : `change ${beside} as well`;
    // Rounded down, so that it never looks like enough.
    const shown = Math.floor(ratio * 10) / 10;
    found.set(
      own,
      `the contrast with ${beside} (${written[beside]}) is ${shown} to 1, but must be ${minimum} to 1 for ${what}: ${remedy}.`,
    );
  }
  return [...found].map(([role, whatToDo]) => ({ role, whatToDo }));
}
