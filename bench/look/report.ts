import { escapeUTF8 } from 'entities';

/** The comparison of one screenshot; paths of files are relative to the report. */
export type Row = {
  name: string;
  /** Number of different pixels. */
  pixels: number;
  /** The first and the last row with different pixels, from 0. */
  lines?: readonly [number, number] | undefined;
  before?: string | undefined;
  after?: string | undefined;
  difference?: string | undefined;
  /** Why a screenshot could not be taken. */
  failures: readonly string[];
};

/** The rows with differences: first those with a missing screenshot, then by number of different pixels. */
export function ranked(rows: readonly Row[]): Row[] {
  return rows
    .filter((row) => row.pixels > 0 || row.failures.length > 0)
    .sort((a, b) => b.failures.length - a.failures.length || b.pixels - a.pixels);
}

const formatNumber = (count: number) => count.toLocaleString('en-AU');
const rangeText = ({ lines }: Row) => (lines ? `, y ${lines[0]} to ${lines[1]}` : '');

/** The line for a row in the terminal. */
export function lineOf(row: Row): string {
  const line = `${formatNumber(row.pixels).padStart(12)}  ${row.name}${rangeText(row)}`;
  return [line, ...row.failures].join('\n              ');
}

/** The result in one sentence. @param versions names of the two versions */
export function summary(rows: readonly Row[], versions: readonly [string, string]): string {
  const both = `${versions[0]} and ${versions[1]}`;
  const different = ranked(rows).length;
  return `${different || 'None'} of ${rows.length} screenshots differ between ${both}.`;
}

/** The report as one HTML document. @param versions names of the two versions */
export function reportHtml(rows: readonly Row[], versions: readonly [string, string]): string {
  const different = ranked(rows);
  const equal = rows.filter((row) => !different.includes(row));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual comparison</title>
<style>
body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; }
.screenshots { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start; }
figure { margin: 0; }
img { max-width: 100%; border: 1px solid; }
</style>
<h1>Visual comparison</h1>
<p>${escapeUTF8(summary(rows, versions))}</p>
${different.map(section).join('')}<h2>Equal</h2>
<ul>
${equal.map(({ name }) => `<li>${escapeUTF8(name)}</li>\n`).join('')}</ul>
</html>
`;
}

function section(row: Row): string {
  const { name, pixels, before, after, difference, failures } = row;
  const figures = Object.entries({ Before: before, After: after, Difference: difference }).map(
    ([caption, file]) => (file ? figure(caption, file) : `<p>${caption}: none</p>\n`),
  );
  return `<h2>${escapeUTF8(name)}: ${formatNumber(pixels)} pixels${rangeText(row)}</h2>
${failures.map((sentence) => `<p>${escapeUTF8(sentence)}</p>\n`).join('')}<div class="screenshots">
${figures.join('')}</div>
`;
}

function figure(caption: string, file: string): string {
  const url = escapeUTF8(encodeURI(file));
  return `<figure><figcaption>${caption}</figcaption><a href="${url}"><img src="${url}" alt="${caption}" loading="lazy"></a></figure>
`;
}
