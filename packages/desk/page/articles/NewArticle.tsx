import { useEffect, useId, useState } from 'react';
import type { Json } from '../../api.ts';
import { labelOf } from '../../label-of.ts';
import { PhotoName } from '../fields/PhotoName.tsx';
import { TextInput } from '../fields/TextInput.tsx';
import { schemaAt } from '../forms/schema.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { articlesOf } from './ArticleList.tsx';

/** Starts an article with its own title, text and photo. The rest is the newest article's, and can be changed afterwards. */
export function NewArticle() {
  const desk = useDesk();
  const [texts, setTexts] = useState<Record<string, string>>({});
  const [src, setSrc] = useState('');
  const id = useId();
  const newest = articlesOf(desk)[0]?.file ?? '';
  useEffect(() => {
    if (newest) void desk.attempt(() => desk.drafts.load(newest));
  }, [desk, newest]);
  const like = desk.drafts.open.get(newest);
  const helpOf = (name: string) => like && schemaAt(like.view.schema, like.data, [name])?.description;
  const { title = '', description = '', body = '', alt = '' } = texts;
  const create = () =>
    desk.attempt(async () => {
      const { updated: _, ...front } = Object(like?.data);
      const date = new Date().toLocaleDateString('sv');
      const data: Json = { ...front, title, description, date, photo: { src, alt }, body };
      const outcome = await desk.service.createArticle({ data });
      if (!desk.settle(outcome)) return;
      await desk.read();
      const [file = ''] = Object.keys(outcome.written.files).filter((name) => name.startsWith('articles/'));
      await desk.openOnPage({ file, path: ['body'] });
    });
  const field = (name: string, label: string, help?: string) => (
    <div className="field">
      <label className="label" htmlFor={`${id}-${name}`}>
        {label}
      </label>
      <small className="help">{help}</small>
      <TextInput
        id={`${id}-${name}`}
        isLong={name === 'body'}
        data-focus={name === 'title' || undefined}
        value={texts[name] ?? ''}
        onChange={(value) => setTexts({ ...texts, [name]: value })}
      />
    </div>
  );
  return (
    <>
      {field('title', labelOf('title'), helpOf('title'))}
      {field('description', labelOf('description'), helpOf('description'))}
      {field('body', labelOf('body'), words.article.textHelp)}
      <fieldset className="box">
        <legend>{labelOf('photo')}</legend>
        <PhotoName
          id={id}
          value={src}
          onChange={(name) => {
            setSrc(String(name));
            document.getElementById(`${id}-alt`)?.focus();
          }}
        />
        {field('alt', words.photo.description)}
      </fieldset>
      <p className="help">{words.article.rest}</p>
      <button type="button" className="button" onClick={() => void create()}>
        {words.article.create}
      </button>
      <p className="problem">{desk.message}</p>
    </>
  );
}
