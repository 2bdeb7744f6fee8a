import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Temporal } from 'temporal-polyfill';

/** Days for which a build keeps the assets of former builds. */
const keptDays = 30;
/** Most assets of former builds: those of about 20 changes of the content, so that the folder does not grow for ever. */
const maxFiles = 600;

/** Names each asset of former builds with the day on which it was replaced, the last ones first. It is not published. */
const listName = 'former-assets.json';

/** The names of the assets of a build, without compressed copies, which are made anew, and without source maps. */
async function assetNames(assetsDir: string): Promise<string[]> {
  // The first build has none before it.
  const names = await readdir(assetsDir).catch(() => []);
  return names.filter((name) => !/\.(br|gz|map)$/.test(name));
}

async function readList(buildDir: string): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(path.join(buildDir, listName), 'utf8'));
  } catch {
    // Missing or damaged: all assets then count as replaced today.
    return {};
  }
}

/**
 * Copies the scripts, styles and fonts of former builds into a new build. Their names contain a hash of their content,
 * so a page that was open when the new build was published still finds what it loads later.
 * @param newDir folder of the new build
 * @param previousDir folder of the previous build, if any; without it nothing is copied
 * @param day the current day, such as 2026-11-03
 */
export async function keepFormerAssets(newDir: string, previousDir: string, day: string): Promise<void> {
  const [to, from] = [newDir, previousDir].map((dir) => path.join(dir, 'site/assets')) as [string, string];
  const current = new Set(await assetNames(to));
  const replaced = await readList(previousDir);
  const limit = Temporal.PlainDate.from(day).subtract({ days: keptDays }).toString();
  const former = (await assetNames(from)).filter((name) => !current.has(name)).sort();
  const list = [
    ...former.filter((name) => !(name in replaced)).map((name) => [name, day] as const),
    ...Object.entries(replaced).filter(([name, since]) => former.includes(name) && since > limit),
  ].slice(0, maxFiles);
  await mkdir(to, { recursive: true });
  for (const [name] of list) await copyFile(path.join(from, name), path.join(to, name));
  await writeFile(path.join(newDir, listName), `${JSON.stringify(Object.fromEntries(list), undefined, 2)}\n`);
}
