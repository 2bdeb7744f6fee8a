import type { Articles, ArticleWritten, Body, Written } from '../api.ts';
import { isRecord } from '../is-record.ts';
import { site } from '../site.ts';
import { textOf } from './content-files.ts';
import type { Desk } from './desk.ts';
import { badRequest, DeskError } from './desk-error.ts';
import { changeFileText, newArticleText, textsOf } from './text/file-text.ts';

const articlePath = (slug: string) => site().articlePath(slug);
const slugOf = (file: string) => file.replace(/^articles\/|\.md$/g, '');

/** The articles, newest first, as the index of articles has them. */
export async function listArticles(desk: Desk): Promise<Articles> {
  const problems = await desk.checks.problems();
  const found = (await desk.reader.all()).filter(({ file }) => file.startsWith('articles/'));
  const articles = found.map(({ file, version, title, data }) => {
    const date = isRecord(data) && typeof data.date === 'string' ? data.date : '';
    const problem = problems.find((one) => one.file === file)?.sentence;
    const route = articlePath(slugOf(file));
    return {
      file,
      version,
      title,
      slug: slugOf(file),
      route,
      date,
      ...(problem !== undefined && { problem }),
    };
  });
  articles.sort((a, b) => Number(a.date < b.date) - Number(a.date > b.date));
  return { articles, schema: site().articleSchema as Articles['schema'] };
}

/** @throws DeskError for a slug that no address can have, or that another article has */
async function newFile(desk: Desk, slug: string): Promise<string> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    throw refused(
      `"${slug}" cannot be an address: write lowercase letters, digits and hyphens, such as spring-clean.`,
    );
  const file = `articles/${slug}.md`;
  if ((await desk.reader.articleNames()).includes(file))
    throw refused(`Another article has the address ${articlePath(slug)}: choose another.`);
  return file;
}

const refused = (sentence: string) => new DeskError(422, { problems: [{ sentence, path: ['slug'] }] });

/** Adds an article. @throws DeskError with the problems of its fields */
export async function createArticle(desk: Desk, request: Body<'articleCreate'>): Promise<ArticleWritten> {
  const { data, body } = request;
  const title = isRecord(data) && typeof data.title === 'string' ? data.title : '';
  const slug = site().fileStem(title);
  const file = await newFile(desk, slug);
  const photos = new Map<string, Buffer>();
  const filled = await desk.uploads.named(data, undefined, new Set(await desk.checks.photoNames()), photos);
  const plan = new Map([...photos, [`content/${file}`, Buffer.from(newArticleText(filled, body))]]);
  const written = await desk.write(plan, { file, changes: [], label: `New article: ${title}` });
  return { ...written, file, route: articlePath(slug) };
}

/** Gives an article another address, and all links of the content to it too. */
export async function renameArticle(desk: Desk, request: Body<'articleRename'>): Promise<ArticleWritten> {
  const { file, version, slug } = request;
  requireArticle(file);
  const { bytes } = await desk.expected(file, version);
  const next = await newFile(desk, slug);
  const [from, to] = [articlePath(slugOf(file)), articlePath(slug)];
  const plan = new Map<string, Buffer | null>();
  for (const other of await desk.reader.all()) {
    const text = withLinks(other, from, to);
    if (text !== undefined) plan.set(`content/${other.file}`, Buffer.from(text));
  }
  plan.set(`content/${next}`, plan.get(`content/${file}`) ?? bytes);
  plan.set(`content/${file}`, null);
  const written = await desk.write(plan, { file: next, changes: [], label: `New address: ${to}` });
  const sentence = `Who has saved or shared ${from} finds nothing there any more. On Netlify and Cloudflare Pages, add the line "${from} ${to} 301" to the file public/_redirects; on another host, set up this redirect there.`;
  return { ...written, file: next, route: to, redirect: { from, to, sentence } };
}

type Read = Awaited<ReturnType<Desk['reader']['all']>>[number];

/** The text of a file with links to another address; undefined if it has none to the former one. */
function withLinks(
  { file, bytes, data, body }: Read & { body?: string | undefined },
  from: string,
  to: string,
): string | undefined {
  const source = textOf(bytes);
  let text = source;
  for (const { path, text: written } of textsOf(data))
    if (path.at(-1) === 'to' && (written === from || /[#?]/.test(written.charAt(from.length))))
      if (written.startsWith(from))
        text = changeFileText(file, text, { operation: 'set', path, value: to + written.slice(from.length) });
  const link = new RegExp(`(\\]\\(|\\]:\\s*)${from}(?=[)#?\\s])`, 'g');
  if (body !== undefined && link.test(body))
    text = changeFileText(file, text, { operation: 'body', path: [], value: body.replace(link, `$1${to}`) });
  return text === source ? undefined : text;
}

/** Deletes an article. @throws DeskError if other content links to it */
export async function deleteArticle(desk: Desk, request: Body<'articleDelete'>): Promise<Written> {
  const { file, version } = request;
  requireArticle(file);
  await desk.expected(file, version);
  return desk.write(new Map([[`content/${file}`, null]]), {
    file,
    changes: [],
    label: `Deleted article: ${slugOf(file)}`,
  });
}

function requireArticle(file: string): void {
  if (!file.startsWith('articles/')) throw badRequest(`${file} is not an article.`);
}
