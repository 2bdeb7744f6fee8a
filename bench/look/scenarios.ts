import { readdirSync } from 'node:fs';
import { UsageError } from '../../server/usage-error.ts';
import type { SteadyPage } from './stable-page.ts';

/** What is photographed: one picture at each of its widths, in CSS pixels. */
export type Scene = {
  /** A path, or a state: several pictures of one state add a colon and what tells them apart. */
  name: string;
  path: string;
  widths: readonly number[];
  /** Height of the window, in CSS pixels. */
  height: number;
  /** What is in the window, or the page to its end. */
  extent: 'window' | 'page';
  /** Brings the page, which has just been opened, into the state that is photographed. */
  reach: (steady: SteadyPage) => Promise<void>;
};

/**
 * A scene for every document of a built site; the document for unknown addresses is `/404`.
 * @param site folder of public files
 */
export function routeScenes(site: string): Scene[] {
  return readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`)
    .sort()
    .map((name) => ({
      name,
      path: name === '/404' ? '/no-such-page' : name,
      widths: [390, 768, 1440],
      height: 900,
      extent: 'page',
      reach: (steady) => steady.scrollThrough(),
    }));
}

/**
 * The scenes that are named, or all if none is. Of scenes with the same name one stays.
 * @param names paths or states
 * @throws UsageError for a name that no scene has
 */
export function chosenScenes(scenes: readonly Scene[], names: readonly string[]): Scene[] {
  const groupOf = ({ name }: Scene) => name.split(':')[0] ?? '';
  const known = new Set(scenes.map(groupOf));
  const unknown = names.find((name) => !known.has(name));
  if (unknown)
    throw new UsageError(`There is no "${unknown}" to look at: choose from ${[...known].join(', ')}.`);
  const single = [...new Map(scenes.map((scene) => [scene.name, scene])).values()];
  return names.length === 0 ? single : single.filter((scene) => names.includes(groupOf(scene)));
}
