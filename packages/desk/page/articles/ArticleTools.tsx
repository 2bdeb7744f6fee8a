import { pageFacts } from '../../page-facts.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';

/** Deletes an article. */
export function ArticleTools({ file }: { file: string }) {
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
