import { readFileSync } from 'node:fs';

/**
 * Makes a function that reads something from the code of a file. The dev server checks every file after each change: one
 * with the same code as before is not parsed again.
 */
export function perFile<T>(read: (file: string, code: string) => T): (file: string) => T {
  const known = new Map<string, { code: string; result: T }>();
  return (file) => {
    const code = readFileSync(file, 'utf8');
    const before = known.get(file);
    if (before?.code === code) return before.result;
    const result = read(file, code);
    known.set(file, { code, result });
    return result;
  };
}
