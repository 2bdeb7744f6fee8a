import { pageFacts } from '../../page-facts.ts';
import type { Desk } from '../desk.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';

/** All articles, newest first. */
export function articlesOf({ state }: Desk) {
  const articles = (state?.files ?? []).filter(({ file }) => file.startsWith('articles/'));
  return articles.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
}

/** The list of articles. An opened one is shown beside its form. */
export function ArticleList() {
  const desk = useDesk();
  return (
    <>
      <button type="button" className="button" onClick={() => desk.show({ kind: 'new-article' })}>
        {words.article.new}
      </button>
      <ul className="items">
        {articlesOf(desk).map(({ file, title, date }) => (
          <li key={file}>
            <button
              type="button"
              className="row-button"
              onClick={() => void desk.openOnPage({ file, path: [] })}
            >
              <span>{title}</span>
              <small>{date}</small>
            </button>
          </li>
        ))}
      </ul>
    </>
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
      if (!desk.settle(outcome)) return;
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
