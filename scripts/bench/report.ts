import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, '../../docs/performance.md');
const [start, end] = ['<!-- bench:browser -->', '<!-- /bench:browser -->'];

/** Replaces the figures in a document, and leaves the rest as it is. @throws if the marks around them are missing */
export function withFigures(document: string, markdown: string): string {
  const [before, after] = [document.indexOf(start), document.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`docs/performance.md has no ${start} and ${end}.`);
  return `${document.slice(0, before + start.length)}\n\n${markdown.trim()}\n\n${document.slice(after)}`;
}

/** Prints figures. @param isWhole whether to write them to docs/performance.md too */
export async function report(markdown: string, isWhole: boolean): Promise<void> {
  const measured = `${markdown}\n\n${conditions()}`;
  console.log(`\n${measured}\n`);
  if (isWhole) await writeFile(file, withFigures(await readFile(file, 'utf8'), measured));
  console.log(isWhole ? 'Wrote docs/performance.md.' : 'This was a trial: docs/performance.md is unchanged.');
}

/** The date and the machine of the measurement. */
function conditions(): string {
  const [cpu] = os.cpus();
  const load = (os.loadavg()[0] ?? 0).toFixed(1);
  return (
    `Measured ${new Date().toISOString().slice(0, 10)} on ${os.cpus().length} cores of ${cpu?.model.trim() ?? 'unknown'}, ` +
    `${os.type()} ${os.release()}, Node.js ${process.version}; load at the end ${load}.`
  );
}

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The median of some figures: the lower of two middle ones. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor((figures.length - 1) / 2)] ?? 0;
}

/** The median of some figures with its unit; after `±`, half of the range that they are in. */
export function figure(figures: readonly number[], unit: string, digits = 0): string {
  const range = Math.max(...figures) - Math.min(...figures);
  return `${median(figures).toFixed(digits)}${unit} ± ${(range / 2).toFixed(digits)}`;
}
