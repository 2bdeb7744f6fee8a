import { readFileSync } from 'node:fs';

/**
 * Caches a function that reads something from a file's code. The dev server checks every file after each change;
 * unchanged files are not parsed again.
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
