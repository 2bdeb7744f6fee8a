import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { report } from '../../scripts/checker.ts';
import { retiredWords } from './retired-words.ts';

// Fails if a retired word comes back in code, comments, docs, test titles or file names.

const root = path.resolve(import.meta.dirname, '../..');
const notChecked = [
  // What git ignores.
  /^(\.git|node_modules|dist(\..+)?|\.cache|test-results|bench\/results)$/,
  // Texts of the owner, and generated files.
  /^(content|photos|package-lock\.json|\.pages\.yml|docs\/requirements\.md)$/,
  // The list itself, and the tests that quote it.
  /^tests\/words\/(retired-words|check-words\.test)\.ts$/,
];
/** A part of docs/performance.md that a benchmark writes. */
const generated = /<!-- bench:(\w+) -->.*?<!-- \/bench:\1 -->/gs;

/**
 * Finds retired words in the path and the lines of a file.
 * @param file path from the root of the project, with slashes
 * @returns a sentence per finding, such as `docs/a.md:3: "…" is retired, write requirement. …`
 */
export function findRetiredWords(file: string, text: string): string[] {
  const words = retiredWords.filter(([, , , except]) => !except?.test(file));
  // Generated lines become empty, so that line numbers stay right.
  const lines = text.replace(generated, (part) => part.replace(/.+/g, '')).split('\n');
  return [file, ...lines].flatMap((line, number) =>
    words.flatMap(([pattern, term, reason]) => {
      const [word] = pattern.exec(line) ?? [];
      const place = number === 0 ? `The path ${file}` : `${file}:${number}`;
      return word ? [`${place}: "${word.trim()}" is retired, write ${term}. ${reason}`] : [];
    }),
  );
}

/** Lists the files to check below a folder, by path from the root of the project, with slashes. */
export function filesToCheck(folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (notChecked.some((pattern) => pattern.test(file))) return [];
    if (entry.isDirectory()) return filesToCheck(file);
    return entry.isFile() ? [file] : [];
  });
}

function main(): void {
  const files = filesToCheck();
  const findings = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    // Pictures and fonts contain NUL characters: only their names are checked.
    return findRetiredWords(file, text.includes('\0') ? '' : text);
  });
  report(`The words of ${files.length} files`, findings);
}

if (process.argv[1] === import.meta.filename) main();
