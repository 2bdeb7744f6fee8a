import { useState } from 'react';
import { pageFacts } from '../../page-facts.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';

/** Gives an article another address, or deletes it. */
export function ArticleTools({ file }: { file: string }) {
  const desk = useDesk();
  const former = file.replace(/^articles\/|\.md$/g, '');
  const [slug, setSlug] = useState(former);
  const [isSure, setSure] = useState(false);
  /** The version once all that was typed is written. */
  const written = async () => {
    await desk.drafts.flush();
    return desk.drafts.open.get(file)?.view.version ?? '';
  };
  const rename = () =>
    desk.attempt(async () => {
      const outcome = await desk.service.renameArticle({ file, version: await written(), slug });
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
      const outcome = await desk.service.deleteArticle({ file, version: await written() });
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
