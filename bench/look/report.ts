import { escapeUTF8 } from 'entities';

/** How one picture compares; the addresses of its files are relative to the report. */
export type Row = {
  name: string;
  /** Pixels that differ. */
  pixels: number;
  /** The first and the last line of pixels in which some differ, from 0. */
  lines?: readonly [number, number] | undefined;
  before?: string | undefined;
  after?: string | undefined;
  difference?: string | undefined;
  /** Sentences about a picture that could not be taken. */
  failures: readonly string[];
};

/** The rows that differ: those with a missing picture first, then those with the most pixels. */
export function ranked(rows: readonly Row[]): Row[] {
  return rows
    .filter((row) => row.pixels > 0 || row.failures.length > 0)
    .sort((a, b) => b.failures.length - a.failures.length || b.pixels - a.pixels);
}

const counted = (count: number) => count.toLocaleString('en-AU');
const placeOf = ({ lines }: Row) => (lines ? `, y ${lines[0]} to ${lines[1]}` : '');

/** One line of the terminal for a picture that differs. */
export function lineOf(row: Row): string {
  const line = `${counted(row.pixels).padStart(12)}  ${row.name}${placeOf(row)}`;
  return [line, ...row.failures].join('\n              ');
}

/** The result in one sentence. @param versions names of the two versions */
export function summary(rows: readonly Row[], versions: readonly [string, string]): string {
  const both = `${versions[0]} and ${versions[1]}`;
  const different = ranked(rows).length;
  if (different === 0) return `No picture of ${rows.length} differs between ${both}.`;
  return `${different} of ${rows.length} pictures differ between ${both}.`;
}

/** The report as one HTML document. @param versions names of the two versions */
export function reportHtml(rows: readonly Row[], versions: readonly [string, string]): string {
  const different = ranked(rows);
  const equal = rows.filter((row) => !different.includes(row));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>How it looks</title>
<style>
body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; }
.pictures { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start; }
figure { margin: 0; }
img { max-width: 100%; border: 1px solid; }
</style>
<h1>How it looks</h1>
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
  return `<h2>${escapeUTF8(name)}: ${counted(pixels)} pixels${placeOf(row)}</h2>
${failures.map((sentence) => `<p>${escapeUTF8(sentence)}</p>\n`).join('')}<div class="pictures">
${figures.join('')}</div>
`;
}

function figure(caption: string, file: string): string {
  const address = escapeUTF8(encodeURI(file));
  return `<figure><figcaption>${caption}</figcaption><a href="${address}"><img src="${address}" alt="${caption}" loading="lazy"></a></figure>
`;
}
