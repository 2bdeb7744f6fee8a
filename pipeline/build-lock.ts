import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** How often the build that holds the lock refreshes it, in milliseconds. */
const signInterval = 5_000;
/** Age in milliseconds at which a lock is stale. Steps of a build may block its process for seconds. */
const staleAfter = 60_000;
/** Milliseconds between two attempts to get the lock. */
const retryInterval = 200;

const errorCode = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Whether a process exists. Another user's process counts, although it cannot be signalled. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** The process that holds a lock; 0 while the lock is being written or released; undefined if it is stale. */
async function holderOf(lock: string): Promise<number | undefined> {
  try {
    const [text, { mtimeMs }] = [await readFile(lock, 'utf8'), await stat(lock)];
    if (Date.now() - mtimeMs > staleAfter) return undefined;
    return text === '' || isRunning(Number(text)) ? Number(text) : undefined;
  } catch (error) {
    // By now this may be the next build's lock.
    if (errorCode(error) === 'ENOENT') return 0;
    throw error;
  }
}

/**
 * Waits until no other build writes to a folder, then locks it. Two builds at once would mix their files.
 * @param outDir output folder; the lock is a file beside it with the process id
 * @param say called once with a sentence about the build that it waits for
 * @returns a function that releases the folder
 */
export async function lockBuild(outDir: string, say: (line: string) => void): Promise<() => Promise<void>> {
  const lock = `${outDir}.lock`;
  let told = false;
  const take = () => writeFile(lock, String(process.pid), { flag: 'wx' });
  const isTaken = (error: unknown) => {
    if (errorCode(error) === 'EEXIST') return true;
    throw error;
  };
  while (await take().then(() => false, isTaken)) {
    const holder = await holderOf(lock);
    if (holder === undefined) {
      await rm(lock, { force: true });
      continue;
    }
    if (!told && holder > 0) {
      say(
        `Another build (process ${holder}) is writing to ${path.basename(outDir)}: waiting for it to finish.`,
      );
      told = true;
    }
    await sleep(retryInterval);
  }
  const signs = setInterval(() => utimes(lock, new Date(), new Date()).catch(() => {}), signInterval);
  signs.unref();
  return async () => {
    clearInterval(signs);
    await rm(lock, { force: true });
  };
}
