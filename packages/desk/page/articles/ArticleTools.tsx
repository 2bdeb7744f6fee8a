import { useState } from 'react';
import { pageFacts } from '../../page-facts.ts';
import type { Draft } from '../drafts/draft.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';

/** Gives an article another address, or deletes it. */
export function ArticleTools({ file, draft }: { file: string; draft: Draft }) {
  const desk = useDesk();
  const former = file.replace(/^articles\/|\.md$/g, '');
  const [slug, setSlug] = useState(former);
  const [isSure, setSure] = useState(false);
  const { version } = draft.view;
  const rename = () =>
    desk.attempt(async () => {
      await desk.drafts.flush();
      const outcome = await desk.service.renameArticle({ file, version, slug });
      if (!desk.settle(outcome)) return;
      const { route, redirect, file: renamed } = outcome.written;
      desk.drafts.open.delete(file);
      await desk.read();
      desk.frame?.show(route);
      await desk.open({ file: renamed, path: [] });
      desk.say(redirect?.sentence ?? '');
    });
  const remove = () =>
    desk.attempt(async () => {
      const outcome = await desk.service.deleteArticle({ file, version });
      setSure(false);
      if (!desk.settle(outcome)) return;
      desk.drafts.open.delete(file);
      await desk.read();
      desk.frame?.show(pageFacts().articlesPage);
      desk.show({ kind: 'articles' });
    });
  return (
    <fieldset className="box">
      <legend>{words.article.address}</legend>
      <label className="field">
        <span className="label">{words.article.address}</span>
        <input value={slug} onChange={({ target }) => setSlug(target.value)} />
      </label>
      <button
        type="button"
        className="quiet-button"
        aria-disabled={slug === former}
        onClick={() => (slug === former ? undefined : void rename())}
      >
        {words.article.rename}
      </button>
      <button type="button" className="quiet-button" onClick={() => (isSure ? void remove() : setSure(true))}>
        {isSure ? words.article.deleteSure : words.article.delete}
      </button>
    </fieldset>
  );
}
