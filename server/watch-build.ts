import { statSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';

/**
 * Calls back each time that another build has taken the place of the one that is there. A build is put there whole, by
 * giving its folder the name, so that the folder around it tells at once, and no request has to look at the disk.
 * @param rules a file in the folder of the build that every build writes anew
 * @param onBuild may fail: the reason is printed then, and the next build is waited for
 */
export function watchBuild(rules: string, onBuild: () => void): void {
  const dist = dirname(rules);
  const stamp = () => {
    const found = statSync(rules, { throwIfNoEntry: false });
    return found && `${found.ino} ${found.mtimeMs}`;
  };
  let known = stamp();
  const look = () => {
    const now = stamp();
    if (now === undefined || now === known) return;
    known = now;
    try {
      onBuild();
    } catch (error) {
      console.error('The new build cannot be served, so build it once more:', error);
    }
  };
  // It must not keep a process alive that has nothing else to do.
  watch(dirname(dist), { persistent: false }, (_event, name) => {
    if (name === null || name === basename(dist)) look();
  }).on('error', () => console.error('New builds are not noticed here: start the server again after each.'));
}
