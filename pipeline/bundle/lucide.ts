import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Lets Lucide's icons be drawn by `src/ui/lucide-icon.ts`. Lucide's own component knows many settings that no icon here
 * uses, stands in the first load of every page, and repeats names and a namespace in the HTML of each icon.
 */
export function lucide(root: string): Plugin {
  return {
    name: 'lucide',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/'))
        return path.join(root, 'src/ui/lucide-icon.ts');
      return undefined;
    },
  };
}
