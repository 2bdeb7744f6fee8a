import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'docs/performance.md');
const parts = ['browser'] as const;
export type Part = (typeof parts)[number];

const opening = `# Performance

Measured weight and speed of the site. \`npm run bench\` measures in a browser and replaces the section between the two
\`bench\` marks; text outside the marks is kept. The size budgets are in \`pipeline/budgets.ts\`; \`npm test\` fails when one
is exceeded.

`;

const closing = `## Notes

Written by hand: why a target is missed, and what explains a figure.
`;

const startOf = (part: Part) => `<!-- bench:${part} -->`;
const endOf = (part: Part) => `<!-- /bench:${part} -->`;

/** docs/performance.md without results. */
export function emptyDocument(): string {
  const empty = parts.map((part) => `${startOf(part)}\n${endOf(part)}\n`).join('\n');
  return `${opening}${empty}\n${closing}`;
}

/** Replaces one part of a document, and leaves the rest as it is. @throws if the marks of the part are missing */
export function withPart(document: string, part: Part, markdown: string): string {
  const start = document.indexOf(startOf(part));
  const end = document.indexOf(endOf(part));
  if (start < 0 || end < start)
    throw new Error(
      `docs/performance.md has no marks for "${part}": add ${startOf(part)} and ${endOf(part)}.`,
    );
  return `${document.slice(0, start + startOf(part).length)}\n\n${markdown.trim()}\n\n${document.slice(end)}`;
}

/**
 * Prints a part of docs/performance.md, writes it there, and writes its figures to bench/results/ as JSON.
 * @param options.work median times of the reference workload at the start and at the end, in milliseconds
 * @param options.isTrial only prints, because not everything was measured
 */
export async function report(
  part: Part,
  markdown: string,
  figures: unknown,
  { work, isTrial = false }: { work?: { start: number; end: number }; isTrial?: boolean } = {},
): Promise<void> {
  const measured = `${markdown.trim()}\n\n${conditions()}${work ? ` ${speed(work)}` : ''}`;
  console.log(`\n${measured}\n`);
  if (isTrial) return console.log('This was a trial: docs/performance.md is unchanged.');
  const before = existsSync(file) ? await readFile(file, 'utf8') : emptyDocument();
  await writeFile(file, withPart(before, part, measured));
  const results = path.join(root, 'bench/results');
  await mkdir(results, { recursive: true });
  await writeFile(path.join(results, `${part}.json`), `${JSON.stringify(figures, null, 2)}\n`);
  console.log(`Wrote docs/performance.md and bench/results/${part}.json`);
}

/** The speed of the machine, so that runs on different machines can be compared. */
const speed = ({ start, end }: { start: number; end: number }) =>
  `The reference workload took ${start.toFixed(0)} ms at the start and ${end.toFixed(0)} ms at the end.`;

/** The date and the machine of the measurement. */
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

/** The median of some figures: the lower of two middle ones, 0 for none. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor((figures.length - 1) / 2)] ?? 0;
}

/** A figure with its unit: `1.04x`, or `**1.10x**, 0.05x over` if it exceeds its target. */
export function compareToTarget(figure: number, target: number, unit: string, digits = 0): string {
  const text = `${figure.toFixed(digits)}${unit}`;
  return figure <= target ? text : `**${text}**, ${(figure - target).toFixed(digits)}${unit} over`;
}
