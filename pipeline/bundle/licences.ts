import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Licences that let anyone publish a package as part of a site, if its notice is published too. */
export const allowedLicences = ['MIT', 'ISC', '0BSD', 'Apache-2.0', 'OFL-1.1'];

/**
 * Publishes /licences.txt with the notices that the licences of bundled packages and fonts require. No page links to
 * it; it is for people who read the source.
 * @param fontPackages the packages that the fonts come from; the others are found in the bundle
 */
export function licences(fontPackages: readonly string[]): Plugin {
  return {
    name: 'site:licences',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? output.moduleIds : [],
      );
      const fonts = fontPackages.map((name) => path.join(this.environment.config.root, 'node_modules', name));
      const folders = new Set([...packageFolders(modules), ...fonts]);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licencesText(folders) });
    },
  };
}

/** The folders of the packages that contain some modules. */
export function packageFolders(moduleIds: readonly string[]): Set<string> {
  const found = moduleIds.map((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id)?.[0]);
  return new Set(found.filter((folder) => folder !== undefined));
}

/**
 * The text of all licences: packages with the same text share it.
 * @throws a sentence about a package whose licence is not allowed
 */
export function licencesText(folders: Iterable<string>): string {
  const packagesOf = new Map<string, string[]>();
  for (const { title, text } of [...folders].map(noticeOf).sort((a, b) => (a.title < b.title ? -1 : 1)))
    packagesOf.set(text, [...(packagesOf.get(text) ?? []), title]);
  const notices = [...packagesOf].map(([text, titles]) => `${titles.join('\n')}\n\n${text}\n`);
  return ['This site contains these packages, under these licences.\n', ...notices].join(
    `\n${'-'.repeat(80)}\n\n`,
  );
}

function noticeOf(folder: string): { title: string; text: string } {
  const about = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const title = `${about.name} ${about.version} (${about.license})`;
  if (!allowedLicences.includes(about.license))
    throw new Error(
      `${title} is sent to browsers, but its licence is not one of ${allowedLicences.join(', ')}: use another package, or read the licence and add it in pipeline/bundle/licences.ts.`,
    );
  const file = readdirSync(folder).find((name) => /^licen[cs]e\b/i.test(name));
  if (file) return { title, text: readFileSync(path.join(folder, file), 'utf8').trim() };
  const author = about.author?.name ?? about.author ?? about.name;
  return {
    title,
    text: `Copyright (c) ${author}\nThe terms of ${about.license} are the same as for other packages here.`,
  };
}
