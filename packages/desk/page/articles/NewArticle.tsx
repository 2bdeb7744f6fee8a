import { useEffect, useId, useState } from 'react';
import type { Articles, Json } from '../../api.ts';
import { labelOf } from '../../label-of.ts';
import { DrawerHeading } from '../DrawerHeading.tsx';
import { PhotoName } from '../fields/PhotoName.tsx';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';

/** What an article has to have before it is a page; all of it can be changed afterwards. */
const asked = ['title', 'description', 'category'] as const;

/** Starts an article with a photo and closing words of its own; the button at its end is that of the newest one. */
export function NewArticle() {
  const desk = useDesk();
  const [known, setKnown] = useState<Articles>();
  const [texts, setTexts] = useState({ title: '', description: '', category: '' });
  const [photo, setPhoto] = useState({ src: '', alt: '' });
  const [closing, setClosing] = useState({ heading: '', text: '' });
  const [body, setBody] = useState('');
  const id = useId();
  useEffect(() => {
    void desk.attempt(() => desk.service.articles()).then(setKnown);
  }, [desk]);
  const { properties = {} } = (known?.schema ?? {}) as {
    properties?: Record<string, { description?: string }>;
  };
  const hasClosing = 'closing' in properties;
  const create = () =>
    desk.attempt(async () => {
      const { articles } = known ?? (await desk.service.articles());
      const newest = articles.find(({ problem }) => !problem);
      const like = newest ? (await desk.drafts.load(newest.file)).data : {};
      const { updated: _, ...front } = Object(like);
      const date = new Date().toLocaleDateString('sv');
      const end = hasClosing && { closing: { ...Object(front.closing), ...closing } };
      const data = { ...front, ...texts, date, photo, ...end } as Json;
      const outcome = await desk.service.createArticle({ data, body });
      if (!desk.settle(outcome)) return;
      await desk.read();
      desk.frame?.show(outcome.written.route);
      await desk.open({ file: outcome.written.file, path: ['body'] });
    });
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
      <fieldset className="box">
        <legend>{labelOf('photo')}</legend>
        <PhotoName
          id={id}
          value={photo.src}
          onChange={(src) => setPhoto((now) => ({ ...now, src: String(src) }))}
        />
        <label className="field">
          <span className="label">{words.photo.description}</span>
          <input value={photo.alt} onChange={({ target }) => setPhoto({ ...photo, alt: target.value })} />
        </label>
      </fieldset>
      {hasClosing
        ? (['heading', 'text'] as const).map((name) => (
            <label className="field" key={name}>
              <span className="label">
                {name === 'heading' ? words.article.closingHeading : words.article.closingText}
              </span>
              <input
                value={closing[name]}
                onChange={({ target }) => setClosing({ ...closing, [name]: target.value })}
              />
            </label>
          ))
        : null}
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
