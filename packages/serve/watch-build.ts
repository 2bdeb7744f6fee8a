import { statSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';

/**
 * Calls `onBuild` each time a new build has replaced the current one. A build is moved into place as a whole, so
 * watching the parent folder is enough and requests need not check the disk.
 * @param rules a file in the build's folder that every build writes
 * @param onBuild may throw: the error is printed, and watching goes on
 */
export function watchBuild(rules: string, onBuild: () => void): void {
  const dist = dirname(rules);
  const stamp = () => {
    const found = statSync(rules, { throwIfNoEntry: false });
    return found && `${found.ino} ${found.mtimeMs}`;
  };
  let known = stamp();
  const check = () => {
    const now = stamp();
    if (now === undefined || now === known) return;
    known = now;
    try {
      onBuild();
    } catch (error) {
      console.error('The new build cannot be served, so build again:', error);
    }
  };
  // Not persistent, so the watcher does not keep the process alive.
  watch(dirname(dist), { persistent: false }, (_event, name) => {
    if (name === null || name === basename(dist)) check();
  }).on('error', () => console.error('New builds cannot be detected: restart the server after each build.'));
}
