import path from 'node:path';
import { isRecord } from '../../is-record.ts';
import { site } from '../../site.ts';
import { replaceFile } from '../files.ts';
import { readFileText } from '../text/file-text.ts';
import { type GitStore, messageOf } from './git-store.ts';

/**
 * Makes a commit of content and photos as they stand, on top of the branch. No branch moves yet, and what a developer
 * has staged or changed elsewhere stays as it is.
 * @returns its id, and the tree that it holds
 */
export async function commitRelease(store: GitStore, words: readonly string[]): Promise<string> {
  const { git, dir } = store;
  const head = await store.commitOf('HEAD');
  const tree = await store.tree();
  const message = path.join(dir, 'message');
  await replaceFile(message, messageOf(words));
  const parents = head === undefined ? [] : ['-p', head];
  return git.with(await author(store, tree)).run('commit-tree', tree, ...parents, '-F', message);
}

/** Who publishes, where git does not know it: the business. */
async function author({ git }: GitStore, tree: string): Promise<Record<string, string>> {
  if ((await git.ask('config', 'user.email')) !== undefined) return {};
  const text = await git.run('cat-file', 'blob', `${tree}:content/${site().factsFile}`);
  const { data } = readFileText(site().factsFile, text);
  const { name, email } = isRecord(data) ? data : {};
  const who = { name: String(name ?? 'The owner'), email: String(email ?? 'owner@localhost') };
  return {
    GIT_AUTHOR_NAME: who.name,
    GIT_AUTHOR_EMAIL: who.email,
    GIT_COMMITTER_NAME: who.name,
    GIT_COMMITTER_EMAIL: who.email,
  };
}
