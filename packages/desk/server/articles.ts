import path from 'node:path';
import type { Body, Written } from '../api.ts';
import { site } from '../site.ts';
import { textOf } from './content-files.ts';
import type { Desk } from './desk.ts';
import { badRequest, conflictOf, DeskError } from './desk-error.ts';
import type { Bytes } from './files.ts';
import { fileTextWith, newArticleText } from './text/file-text.ts';

const refused = (sentence: string) => new DeskError(422, { problems: [{ sentence, path: ['title'] }] });

/** Adds an article. @throws DeskError with the problems of its fields */
export async function createArticle(desk: Desk, { data }: Body<'articleCreate'>): Promise<Written> {
  const title = String(Object(data).title ?? '');
  const slug = site().fileStem(title);
  if (slug === '') throw refused('Write a title with letters or digits: the web address is made from it.');
  const file = `articles/${slug}.md`;
  if ((await desk.reader.articleNames()).includes(file))
    throw refused(`Another article has the address ${site().articlePath(slug)}: choose another title.`);
  const photos = new Map<string, Buffer>();
  const filled = await desk.uploads.named(data, title, new Set(await desk.checks.photoNames()), photos);
  const plan = new Map([...photos, [`content/${file}`, Buffer.from(newArticleText(filled))]]);
  return desk.write(plan, { file, label: `New article: ${title}` });
}

/** The text of an article without links to an address: their words stay. */
function withoutLinks(markdown: string, address: string): string {
  return markdown.replace(/\[([^\]]*)\]\(([^()#?\s]*)[^()]*\)/g, (link, words, to) =>
    to === address ? words : link,
  );
}

/** Deletes an article, and links to it in the texts of others. @throws DeskError if other content links to it */
export async function deleteArticle(desk: Desk, request: Body<'articleDelete'>): Promise<Written> {
  const { file, version } = request;
  if (!file.startsWith('articles/')) throw badRequest(`${file} is not an article.`);
  const now = await desk.reader.read(file);
  if (now?.version !== version) throw conflictOf(`content/${file}`);
  const plan = new Map<string, Bytes>([[`content/${file}`, null]]);
  const { name: slug } = path.parse(file);
  for (const name of await desk.reader.articleNames()) {
    const other = await desk.reader.read(name);
    if (!other?.data || name === file) continue;
    const body = withoutLinks(String(Object(other.data).body), site().articlePath(slug));
    const text = fileTextWith(name, textOf(other.bytes), { ...Object(other.data), body });
    if (text !== textOf(other.bytes)) plan.set(`content/${name}`, Buffer.from(text));
  }
  const missing = await desk.checks.causedBy(plan, file, []);
  const { files } = await desk.state();
  const linking = files.filter((one) => missing.some((problem) => problem.file === one.file));
  const titles = linking.map(({ title }) => `“${title}”`).join(' and ');
  if (titles) throw refused(`There is a link to this article in ${titles}: take it away there first.`);
  return desk.write(plan, { file, label: `Deleted article: ${slug}` });
}
