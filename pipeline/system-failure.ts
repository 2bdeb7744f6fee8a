import path from 'node:path';

/** What to do about system errors, by the words and codes of Node.js, Vite and the photo encoder. */
const remedies: [RegExp, string][] = [
  [/ENOSPC|EDQUOT|no space left|disk quota/i, 'The disk is full: free some space and try again.'],
  [/EROFS|read-only file system/i, 'The disk cannot be written to: use a folder that can.'],
  [
    /EACCES|EPERM|permission denied/i,
    'A file or folder is locked or read-only: close the programs that use it, or change its permissions, and try again.',
  ],
  [/EBUSY/, 'A file or folder is in use: close the programs that use it and try again.'],
  [/ENOTDIR|EEXIST/, 'There is a file where a folder should be: remove it and try again.'],
  [/EISDIR/, 'There is a folder where a file should be: remove it and try again.'],
  [/ENOENT/, 'A file or folder is missing, or was moved meanwhile: restore it and try again.'],
  [/EMFILE|ENFILE|too many open files/i, 'Too many files are open: close other programs and try again.'],
];

/**
 * A sentence about a system error, with the file that the error names, and without the system's words.
 * @returns undefined for other errors
 */
export function systemFailure(error: unknown): string | undefined {
  const {
    code = '',
    message,
    path: place = /'([^']+)'/.exec(message)?.[1],
  } = error instanceof Error ? (error as NodeJS.ErrnoException) : { message: String(error) };
  const [, remedy] = remedies.find(([pattern]) => pattern.test(code) || pattern.test(message)) ?? [];
  return remedy && place ? `${remedy} (${place.replace(process.cwd() + path.sep, '')})` : remedy;
}
