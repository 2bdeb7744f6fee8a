import type { Rolldown } from 'vite';

type Modules = { getModuleInfo: (id: string) => Pick<Rolldown.ModuleInfo, 'importers'> | null };

/**
 * Which modules come in one file of the browser's. Few files compress better than many small ones, and nothing in them
 * is found late; what no group takes goes where the bundler puts it.
 */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|framework\/client\/hydrate\./ },
  { name: 'zod', test: /node_modules\/zod\// },
  // The run-time reads: needed together, as the first of them comes near.
  { name: 'read', test: /src\/(queries\/(?!load|use-read)|lib\/published-photo)/ },
  // What several islands share.
  { name: 'shared', test: /lucide-react\/|src\/(ui|hooks|queries|lib|links)\//, minShareCount: 2 },
];
/** What every document runs: a group must not take its modules, whose file would bring those of islands. */
const shellEntry = /\/framework\/client\/(entry|start)\.ts$/;

/** The groups for Rolldown's `codeSplitting`. */
export function chunkGroups() {
  const shell = new Map<string, boolean>();
  const isInShell = (id: string, modules: Modules): boolean => {
    const known = shell.get(id);
    if (known !== undefined) return known;
    shell.set(id, false);
    const importers = modules.getModuleInfo(id)?.importers ?? [];
    const found = shellEntry.test(id) || importers.some((other) => isInShell(other, modules));
    shell.set(id, found);
    return found;
  };
  return groups.map((group) => ({
    ...group,
    debugName: group.name,
    name: (id: string, modules: Modules) => (isInShell(id, modules) ? null : group.name),
  }));
}
