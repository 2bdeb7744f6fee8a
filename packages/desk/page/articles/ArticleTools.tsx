import { useState } from 'react';
import { pageFacts } from '../../page-facts.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';

/** Deletes an article, once that is confirmed. */
export function ArticleTools({ file }: { file: string }) {
  const desk = useDesk();
  const [isSure, setSure] = useState(false);
  const remove = () =>
    desk.attempt(async () => {
      await desk.drafts.flush();
      const version = desk.drafts.open.get(file)?.view.version ?? '';
      const outcome = await desk.service.deleteArticle({ file, version });
      setSure(false);
      if (!desk.settle(outcome)) return;
      desk.drafts.open.delete(file);
      await desk.read();
      desk.frame?.show(pageFacts().articlesPage);
      desk.show({ kind: 'articles' });
    });
  return (
    <button type="button" className="quiet-button" onClick={() => (isSure ? void remove() : setSure(true))}>
      {isSure ? words.article.deleteSure : words.article.delete}
    </button>
  );
}
