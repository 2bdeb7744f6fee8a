import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'docs/performance.md');
const parts = ['browser', 'lighthouse', 'scale', 'server'] as const;
export type Part = (typeof parts)[number];

const opening = `# Performance

What the site weighs and how fast it is, measured. Each part between two marks is written by its own benchmark, which
replaces it at the next run; what stands outside the marks is kept. \`npm run bench\` measures in a browser
(\`-- --lighthouse\` asks Lighthouse instead; \`-- --rounds=1 --routes=/,/services --slowdown=10\` is a trial, which is printed
only), \`npm run bench:scale\` builds with much content, \`npm run bench:server\` serves beside nginx. The sizes that must not
be exceeded stand in \`pipeline/budgets.ts\`, and \`npm test\` fails where one is.

`;

const closing = `## Notes

Why something misses its target is written here by hand.
`;

const startOf = (part: Part) => `<!-- bench:${part} -->`;
const endOf = (part: Part) => `<!-- /bench:${part} -->`;

/** A document with no results yet. */
export function emptyDocument(): string {
  const empty = parts.map((part) => `${startOf(part)}\n${endOf(part)}\n`).join('\n');
  return `${opening}${empty}\n${closing}`;
}

/** A document with one part replaced; all else, the notes too, stays. @throws if the marks of the part are missing */
export function withPart(document: string, part: Part, markdown: string): string {
  const start = document.indexOf(startOf(part));
  const end = document.indexOf(endOf(part));
  if (start < 0 || end < start)
    throw new Error(
      `docs/performance.md has no marks for "${part}": put ${startOf(part)} and ${endOf(part)} back.`,
    );
  return `${document.slice(0, start + startOf(part).length)}\n\n${markdown.trim()}\n\n${document.slice(end)}`;
}

/**
 * Prints one part of docs/performance.md and writes it there, and its figures as JSON below bench/results/.
 * @param options.work the middle times of the fixed work in the browser at the start and at the end, in milliseconds
 * @param options.isTrial prints only, as what was measured is not the whole part
 */
export async function report(
  part: Part,
  markdown: string,
  figures: unknown,
  { work, isTrial = false }: { work?: { start: number; end: number }; isTrial?: boolean } = {},
): Promise<void> {
  const measured = `${markdown.trim()}\n\n${conditions()}${work ? ` ${speed(work)}` : ''}`;
  console.log(`\n${measured}\n`);
  if (isTrial) return console.log('A trial of a part: docs/performance.md stays as it is.');
  const before = existsSync(file) ? await readFile(file, 'utf8') : emptyDocument();
  await writeFile(file, withPart(before, part, measured));
  const results = path.join(root, 'bench/results');
  await mkdir(results, { recursive: true });
  await writeFile(path.join(results, `${part}.json`), `${JSON.stringify(figures, null, 2)}\n`);
  console.log(`Written to docs/performance.md and bench/results/${part}.json.`);
}

/** How fast the machine was, so that runs on others can be compared. */
const speed = ({ start, end }: { start: number; end: number }) =>
  `The fixed work took ${start.toFixed(0)} ms at the start and ${end.toFixed(0)} ms at the end.`;

/** When and on what something was measured. */
function conditions(): string {
  const [cpu] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  const load = (os.loadavg()[0] ?? 0).toFixed(1);
  return (
    `Measured ${new Date().toISOString().slice(0, 10)} on ${os.cpus().length} cores of ${cpu?.model.trim() ?? 'unknown'}, ` +
    `${memory} GB, ${os.type()} ${os.release()}, Node.js ${process.version}; load at the end ${load}.`
  );
}

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The middle of some figures, the lower of two; 0 for none. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor((figures.length - 1) / 2)] ?? 0;
}

/** `1.04x (target 1.05x)`, with how much it misses by where it does. */
export function against(figure: number, target: number, unit: string, digits = 0): string {
  const shown = `${figure.toFixed(digits)}${unit}`;
  return figure <= target ? shown : `**${shown}**, ${(figure - target).toFixed(digits)}${unit} over`;
}
