import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../../api.ts';
import { compare, entriesBetween, lineOf } from '../changes/changes.ts';
import type { Desk } from '../desk.ts';
import type { Bytes } from '../files.ts';
import { mergedBytes } from '../text/file-text.ts';
import type { GitStore } from './git-store.ts';
import { bytesIn, otherPlaces, type SiteFiles, siteIn } from './site-files.ts';
import { changedMeanwhile, Stopped } from './stopped.ts';

const sameChanged =
  'Others published something else in the same places: the list below has their value first, then yours. Undo your change there to take theirs, or publish again to keep yours. Everything else they changed is already here.';

/**
 * Merges what others have published with the owner's changes, value by value, and moves the branch there. This is no step
 * of the history: undo leaves what others changed. An interrupted merge is repeated. Where both sides changed the same
 * value, the owner's stays, and the publish stops to ask.
 * @param seen the files that the owner has seen
 * @param came gets what others have changed, a line for each change
 * @returns seen: the merged files; advice: what else the owner has to do
 * @throws Stopped with the values that both sides changed; the next publish sends the owner's
 */
export async function merge(desk: Desk, store: GitStore, seen: string, came: string[]) {
  const { git, released, isAncestor } = store;
  const [theirs, parent] = [await store.idOf(store.published), await store.parent()];
  if (!theirs || (await isAncestor(theirs, parent))) return { seen, advice: '' };
  const code = ['--', '.', ...released.map((name) => `:(exclude)${name}`)];
  const isSameCode = async (one: string, other: string) =>
    (await git.ask('diff', '--quiet', one, other, ...code)) !== undefined;
  // A developer may have added code to a commit of the desk.
  if (!(await isAncestor(parent, theirs)) || !(await isSameCode(parent, 'HEAD')))
    throw new Stopped(
      'This folder has commits that were never sent and that conflict with what was published: ask the person who set up the site.',
    );
  // Git then leaves content alone, deleted or not, and takes over their code; it refuses if that was changed here, too.
  await git.run('reset', '-q', theirs, '--', ...released);
  await git.ask('update-index', '-q', '--refresh');
  const former = await store.treeWithSite(theirs);
  await git.run('read-tree', '-m', '-u', former, theirs).catch(({ message }: Error) => {
    const sentence =
      'The code of the site, which others have changed, cannot be taken over here: ask the person who set up the site.';
    throw new Stopped(sentence, { details: message });
  });
  const merged = await desk.inOrder(async () => {
    const mine = await siteIn(store.folder);
    if (mine.seen !== seen) throw new Stopped(changedMeanwhile);
    const [base, other] = [
      await siteIn(await store.folderOf(parent, 'published')),
      await siteIn(await store.folderOf(theirs, 'theirs')),
    ];
    const { plan, asked } = await mergedFiles(base, mine, other);
    if (plan.size > 0) await desk.step(plan, { file: '', label: '' });
    const now = await siteIn(store.folder);
    for (const entry of entriesBetween(mine, now)) {
      const files = entry.places.map((place) => path.join(store.folder, place));
      const names = await git.run('log', '--format=%an', `${parent}..${theirs}`, '--', ...files);
      came.push(`${lineOf(entry)}, by ${[...new Set(names.split('\n'))].join(' and ')}`);
    }
    return { seen: now.seen, asked };
  });
  await git.run('update-ref', store.branchRef, theirs);
  const advice = (await isSameCode(parent, theirs))
    ? ''
    : ' Others changed the code of the site: close the desk and start it again.';
  if (merged.asked.length === 0) return { seen: merged.seen, advice };
  const { entries } = await compare(store);
  const same = merged.asked.flatMap(({ place, values }) => {
    const ofFile = entries.filter(({ places }) => places.includes(place));
    const exact = ofFile.filter(
      ({ difference: one }) => one && isDeepStrictEqual(values, [one.after, one.before]),
    );
    return exact.length > 0 ? exact : ofFile;
  });
  const problems = [...new Set(same.map(lineOf))].map((sentence) => ({ sentence }));
  throw new Stopped(sameChanged + advice, { problems });
}

/**
 * Merges the changes of both sides.
 * @param base the files that both started from
 * @returns plan: the files to write; asked: the values of each place that both sides changed, where the owner's stays;
 *   none of a photo, or of a file that is gone or cannot be read
 */
async function mergedFiles(base: SiteFiles, mine: SiteFiles, theirs: SiteFiles) {
  const plan = new Map<string, Bytes>();
  const asked: { place: string; values: (Json | undefined)[] }[] = [];
  for (const place of otherPlaces(base, theirs)) {
    const [was, now, later] = [base, mine, theirs].map(({ hashes }) => hashes.get(place));
    if (now === later) continue;
    const [before = null, own = null, other = null] = [base, mine, theirs].map((side) =>
      side.content.get(place),
    );
    const merged = mergedBytes(place, before, own, other, (_, ...values) => {
      asked.push({ place, values });
      return 'mine';
    });
    if (now === was) plan.set(place, await bytesIn(theirs.folder, place));
    else if (merged) plan.set(place, merged);
    else asked.push({ place, values: [] });
  }
  return { plan, asked };
}
