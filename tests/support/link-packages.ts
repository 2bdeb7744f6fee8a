import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const installed = path.resolve(import.meta.dirname, '../../node_modules');

/**
 * Gives a copy of the project a node_modules folder: links to the installed packages, and its own copies of
 * `packages/`.
 */
export function linkPackages(dir: string): void {
  const modules = path.join(dir, 'node_modules');
  mkdirSync(path.join(modules, '@site'), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== '@site' && !name.startsWith('.'))
      symlinkSync(path.join(installed, name), path.join(modules, name));
  for (const name of readdirSync(path.join(dir, 'packages')))
    symlinkSync(path.join(dir, 'packages', name), path.join(modules, '@site', name), 'dir');
}
