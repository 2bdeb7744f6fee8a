import { useEffect, useState } from 'react';
import type { Articles, Json } from '../../api.ts';
import { labelOf } from '../../label-of.ts';
import { DrawerHeading } from '../DrawerHeading.tsx';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';

/** What an article has to have before it is a page; all of it can be changed afterwards. */
const asked = ['title', 'description', 'category'] as const;

/**
 * Starts an article: with the photo and the closing words of the newest one, to be changed on its page.
 */
export function NewArticle() {
  const desk = useDesk();
  const [known, setKnown] = useState<Articles>();
  const [texts, setTexts] = useState({ title: '', description: '', category: '' });
  const [body, setBody] = useState('');
  useEffect(() => {
    void desk.attempt(() => desk.service.articles()).then(setKnown);
  }, [desk]);
  const create = () =>
    desk.attempt(async () => {
      const { articles } = known ?? (await desk.service.articles());
      const newest = articles.find(({ problem }) => !problem);
      const like = newest ? (await desk.drafts.load(newest.file)).data : {};
      const { updated: _, ...front } = Object(like);
      const data = { ...front, ...texts, date: new Date().toLocaleDateString('sv') } as Json;
      const outcome = await desk.service.createArticle({ data, body });
      if (!desk.settle(outcome)) return;
      await desk.read();
      desk.frame?.show(outcome.written.route);
      await desk.open({ file: outcome.written.file, path: ['body'] });
    });
  const { properties = {} } = (known?.schema ?? {}) as {
    properties?: Record<string, { description?: string }>;
  };
  return (
    <>
      <DrawerHeading>{words.article.new}</DrawerHeading>
      {asked.map((name) => (
        <label className="field" key={name}>
          <span className="label">{labelOf(name)}</span>
          <small className="help">{properties[name]?.description}</small>
          <input
            data-focus={name === 'title' || undefined}
            value={texts[name]}
            onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
          />
        </label>
      ))}
      <label className="field">
        <span className="label">{words.article.text}</span>
        <small className="help">{words.article.textHelp}</small>
        <textarea rows={10} value={body} onChange={({ target }) => setBody(target.value)} />
      </label>
      <button
        type="button"
        className="button"
        onClick={() => (/[a-z0-9]/i.test(texts.title) ? void create() : desk.say(words.article.untitled))}
      >
        {words.article.create}
      </button>
      <p className="problem" role="alert">
        {desk.message}
      </p>
    </>
  );
}
