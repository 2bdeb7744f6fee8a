import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between two signs of life of the build that has the lock. */
const signInterval = 5_000;
/** Milliseconds without a sign of life after which a lock is stale: steps of a build may block its process for seconds. */
const staleAfter = 60_000;
/** Milliseconds between two attempts to get the lock. */
const retryInterval = 200;

const errorCode = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Whether a process exists. A process of another user, which cannot be signalled, exists too. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** The process that has a lock, 0 while it is being written or has just gone, or undefined if the lock is stale. */
async function holderOf(lock: string): Promise<number | undefined> {
  try {
    const [text, { mtimeMs }] = [await readFile(lock, 'utf8'), await stat(lock)];
    if (Date.now() - mtimeMs > staleAfter) return undefined;
    return text === '' || isRunning(Number(text)) ? Number(text) : undefined;
  } catch (error) {
    // What is there by now may be the lock of the next build.
    if (errorCode(error) === 'ENOENT') return 0;
    throw error;
  }
}

/**
 * Waits until no other build writes to a folder, and then holds it. Two builds at once would mix their files.
 * @param outDir folder of the result; the lock is a file beside it, which holds the number of the process
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
      say(`Another build (process ${holder}) is writing to ${path.basename(outDir)}: waiting for its end.`);
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
