import type { FileView, Json } from '../../api.ts';
import { blankOf, withText } from '../../forms/schema.ts';
import { pageFacts } from '../../page-facts.ts';
import { textsOf } from '../../values.ts';
import type { DeskStore } from '../desk-store.ts';
import { changed } from '../drafts/changes.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { Rows } from './Rows.tsx';

/** The name of an article that has not been created yet. No file can have it. */
export const newArticle = 'articles/new';

/** Texts that each article has of its own. Others, such as its category, are at first those of the newest article. */
const ownTexts = /^(title|description|body|src|alt|heading|text)$/;

/** An article to begin with. @param newest the values of the newest article, if there is one */
function articleLike(newest: Json | undefined): FileView {
  const schema = withText(pageFacts().articleSchema);
  const { updated: _, ...front } = Object(newest);
  const { photo, ...blank } = Object(blankOf(schema));
  const start = { ...blank, ...front, photo, body: '', date: new Date().toLocaleDateString('sv') };
  const own = textsOf(start).filter(({ path }) => ownTexts.test(String(path.at(-1))));
  const data = changed(
    start,
    own.map(({ path }) => ({ operation: 'set', path, value: '' })),
  );
  return { file: newArticle, version: '', data, schema, problems: [] };
}

/** All articles, newest first. */
function articlesOf({ state }: DeskStore) {
  const articles = (state?.files ?? []).filter(({ file }) => file.startsWith('articles/'));
  return articles.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
}

/** The list of articles. An opened one is shown beside its form. */
export function ArticleList() {
  const desk = useDesk();
  const begin = () =>
    desk.attempt(async () => {
      const [newest] = articlesOf(desk);
      desk.drafts.begin(articleLike(newest && (await desk.drafts.load(newest.file)).data));
      await desk.open({ file: newArticle, path: ['title'] });
    });
  const rows = articlesOf(desk).map(({ file, title, date }) => ({
    small: date,
    text: title,
    place: { file, path: [] },
  }));
  return (
    <>
      <button type="button" className="button" onClick={() => void begin()}>
        {words.article.new}
      </button>
      <Rows rows={rows} />
    </>
  );
}

/** Creates the new article, or leads to what it lacks. */
export function CreateArticle() {
  const desk = useDesk();
  const file = newArticle;
  const create = () =>
    desk.attempt(async () => {
      const outcome = await desk.service.createArticle({ data: desk.drafts.open.get(file)?.data ?? {} });
      if (outcome.kind === 'refused') {
        // The file that they name does not exist yet.
        const problems = outcome.problems.map((problem) => ({ ...problem, file }));
        desk.drafts.tell(file, problems);
        return desk.open({ file, path: problems[0]?.path ?? [] });
      }
      if (!desk.takeOutcome(outcome)) return undefined;
      desk.drafts.created(file);
      await desk.read();
      const [created = ''] = Object.keys(outcome.written.files).filter((name) =>
        name.startsWith('articles/'),
      );
      return desk.openOnPage({ file: created, path: ['body'] });
    });
  return (
    <button type="button" className="button" onClick={() => void create()}>
      {words.article.create}
    </button>
  );
}

/** Deletes an article. */
export function DeleteArticle({ file }: { file: string }) {
  const desk = useDesk();
  const remove = () =>
    desk.attempt(async () => {
      await desk.drafts.flush();
      const version = desk.drafts.open.get(file)?.view.version ?? '';
      const outcome = await desk.service.deleteArticle({ file, version });
      if (!desk.takeOutcome(outcome)) return;
      desk.drafts.open.delete(file);
      await desk.read();
      desk.frame?.show(pageFacts().articlesPage);
      desk.show({ kind: 'articles' });
      desk.say(words.removed);
    });
  return (
    <button type="button" className="quiet-button" onClick={() => void remove()}>
      {words.article.delete}
    </button>
  );
}
