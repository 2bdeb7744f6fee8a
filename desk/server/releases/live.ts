import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { type Published, publishedPath } from '../../../pipeline/published-file.ts';
import type { Live } from '../../publish-api.ts';
import { publishedShape } from './build.ts';
import type { Store } from './stores.ts';

/** Milliseconds after which a site counts as not answering. */
const patience = 8000;
const sent = z.object({ commit: z.string(), content: z.string() });

/**
 * Looks whether the web shows what was published last.
 * @param siteUrl the address of the site
 */
export async function lookLive(store: Store, siteUrl: string): Promise<Live> {
  const { release } = await store.base();
  const address = siteUrl.replace(/\/$/, '');
  if (!release) return { state: 'none', address, sentence: 'Nothing was published from here yet.' };
  const live = await published(address);
  const state = live ? await compared(store, live) : 'unreachable';
  return { state, address, sentence: sentenceOf(state, address, 'git' in store) };
}

/** What the site says of itself; undefined if it does not answer, or has no such file. */
async function published(address: string): Promise<Published | undefined> {
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(address + publishedPath, { signal, cache: 'no-store' });
    const text = response.ok ? await response.text() : '';
    return publishedShape.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

async function compared(store: Store, live: Published): Promise<'same' | 'older' | 'other'> {
  if (!('git' in store)) {
    const records = await store.records();
    const index = records.findIndex(({ content }) => content === live.content);
    return index === 0 ? 'same' : index > 0 ? 'older' : 'other';
  }
  const { git, place, dir } = store;
  const tip = await store.commitOf(place.tracking);
  const text = await readFile(path.join(dir, 'sent.json'), 'utf8').catch(() => '{}');
  const last = sent.safeParse(JSON.parse(text)).data;
  if (live.commit === tip || (last?.commit === tip && last?.content === live.content)) return 'same';
  const isFormer =
    live.commit !== null &&
    (await git.ask('merge-base', '--is-ancestor', live.commit, place.tracking)) !== undefined;
  return isFormer ? 'older' : 'other';
}

function sentenceOf(state: Live['state'], address: string, isSent: boolean): string {
  switch (state) {
    case 'same':
      return `${address} shows what was published last.`;
    case 'older':
      return isSent
        ? `${address} still shows an earlier publish. The host needs a few minutes; if it stays so, look at its list of builds.`
        : `${address} still shows an earlier publish: upload the folder dist/site.`;
    case 'other':
      return `${address} shows something that was not published from here.`;
    default:
      return `The desk cannot tell what ${address} shows: it does not answer, or was not published from here.`;
  }
}
