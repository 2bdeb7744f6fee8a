import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { giveUp, report } from './checker.ts';
import { retiredWords } from './retired-words.ts';

// Fails if a retired word comes back in code, comments, docs, test titles or file names.

const root = path.resolve(import.meta.dirname, '..');
/** Texts of the owner, generated files, and the list of retired words with the tests that quote it. */
const unchecked = [
  /^(content|photos)\//,
  /^(package-lock\.json|\.pages\.yml|docs\/requirements\.md)$/,
  /^scripts\/(retired-words|check-words\.test)\.ts$/,
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

/** The text files of the project to check, by path: tracked ones, and new ones that git does not ignore. */
export function filesToCheck(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0');
  const isChecked = (file: string) => !unchecked.some((pattern) => pattern.test(file));
  return files.filter((file) => file && isChecked(file) && existsSync(path.join(root, file)));
}

function main(): void {
  let files: string[];
  try {
    files = filesToCheck();
  } catch {
    return giveUp('The words were not checked: git has to be installed, and this folder a git repository.');
  }
  const findings = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    // Pictures and fonts contain NUL characters.
    return findRetiredWords(file, text.includes('\0') ? '' : text);
  });
  report(`The words of ${files.length} files`, findings);
}

if (process.argv[1] === import.meta.filename) main();
