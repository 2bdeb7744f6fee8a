import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The file with the notices that the licences of bundled packages require. No page links to it. */
export const licencesFile = 'licences.txt';

/** Adds the author of packages that have no licence file to the notices that Vite collects. Fonts carry their own. */
export function licences(): Plugin {
  return {
    name: 'site:licences',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const list = bundle[licencesFile];
        if (list?.type !== 'asset') throw new Error(`Vite has not written ${licencesFile}.`);
        const withAuthor = (notice: string) => {
          const [, name] = /^## (\S+) - .*\s*$/.exec(notice) ?? [];
          if (!name) return notice;
          const about = path.join(this.environment.config.root, 'node_modules', name, 'package.json');
          const { author } = JSON.parse(readFileSync(about, 'utf8'));
          const owner = author?.name ?? author ?? name;
          return `${notice.trim()}\n\nCopyright (c) ${owner}\nThe terms are the same as for other packages here.\n\n`;
        };
        const notices = String(list.source).split(/^(?=## )/m);
        list.source = notices.map(withAuthor).join('');
      },
    },
  };
}
