import path from 'node:path';
import type { Body, Written } from '../api.ts';
import { site } from '../site.ts';
import type { Desk } from './desk.ts';
import { badRequest, conflictOf, DeskError } from './desk-error.ts';
import { bytesWith, newArticleText } from './text/file-text.ts';

const refused = (sentence: string) => new DeskError(422, { problems: [{ sentence, path: ['title'] }] });

/** Adds an article. @throws DeskError with the problems of its fields */
export async function createArticle(desk: Desk, { data }: Body<'articleCreate'>): Promise<Written> {
  const title = String(Object(data).title ?? '');
  const slug = site().fileStem(title);
  if (slug === '') throw refused('Write a title with letters or digits: the web address is made from it.');
  const file = `articles/${slug}.md`;
  if ((await desk.reader.articleNames()).includes(file))
    throw refused(`Another article has the address ${site().routeOfFile(file)}: choose another title.`);
  const photos = await desk.uploads.namedIn(data, await desk.checks.photoNames());
  const text = newArticleText(site().usualForm(file, [], data));
  const plan = new Map([...photos, [`content/${file}`, Buffer.from(text)]]);
  return desk.write(plan, { file, label: `New article: ${title}` });
}

/**
 * Deletes an article. In other articles, a link to it becomes its words.
 * @throws DeskError if a page links to it
 */
export async function deleteArticle(desk: Desk, request: Body<'articleDelete'>): Promise<Written> {
  const { file, version } = request;
  if (!file.startsWith('articles/')) throw badRequest(`${file} is not an article.`);
  const now = await desk.reader.read(file);
  if (now?.version !== version) throw conflictOf(`content/${file}`);
  const slug = path.parse(file).name;
  const link = new RegExp(`\\[([^[\\]]+)\\]\\(${site().routeOfFile(file)}(?:#[^)\\s]*)?\\)`, 'g');
  const plan = new Map<string, Buffer | null>();
  for (const other of await desk.reader.articleNames()) {
    const { bytes, data } = (await desk.reader.read(other)) ?? {};
    const { body } = Object(data);
    const without = String(body).replace(link, '$1');
    if (bytes && typeof body === 'string' && without !== body)
      plan.set(`content/${other}`, bytesWith(other, bytes, { ...Object(data), body: without }));
  }
  return desk.write(plan.set(`content/${file}`, null), { file, label: `Deleted article: ${slug}` });
}
