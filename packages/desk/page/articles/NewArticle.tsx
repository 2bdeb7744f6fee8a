import { useEffect, useId, useState } from 'react';
import type { Json, Path, Problem } from '../../api.ts';
import { pageFacts } from '../../page-facts.ts';
import { applied, textsOf, valueAt } from '../../values.ts';
import { PhotoName } from '../fields/PhotoName.tsx';
import { TextInput } from '../fields/TextInput.tsx';
import { blankOf, schemaAt } from '../forms/schema.ts';
import { nameOfPlace, remedyOf } from '../names.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { articlesOf } from './ArticleList.tsx';

/** The local storage key of a new article until it is created. */
const unfinished = 'desk:new-article';

/** Texts that each article has of its own. Others, such as its category, are at first those of the newest article. */
const ownTexts = /^(title|description|body|alt|heading|text)$/;

/** Starts an article: all its texts and its photo. Choices are those of the newest article, and can be changed afterwards. */
export function NewArticle() {
  const desk = useDesk();
  const schema = pageFacts().articleSchema;
  const [typed, setTyped] = useState<Record<string, string>>(() =>
    JSON.parse(localStorage.getItem(unfinished) ?? '{}'),
  );
  useEffect(() => localStorage.setItem(unfinished, JSON.stringify(typed)), [typed]);
  const [wrong, setWrong] = useState<Problem[]>([]);
  const { src = '' } = typed;
  // While a photo is being read, one may type in other fields.
  const type = (key: string, value: string) => setTyped((before) => ({ ...before, [key]: value }));
  const id = useId();
  const newest = articlesOf(desk)[0]?.file ?? '';
  useEffect(() => {
    if (newest) void desk.attempt(() => desk.drafts.load(newest));
  }, [desk, newest]);
  const like = desk.drafts.open.get(newest)?.data;
  const blank = Object(blankOf(schema));
  const places = textsOf(blank).flatMap(({ path, text }) =>
    text === '' && !/^(date|photo|title|description)$/.test(String(path[0])) ? [path] : [],
  );
  const textAt = (path: Path) =>
    typed[path.join('/')] ?? (ownTexts.test(String(path.at(-1))) ? '' : String(valueAt(like, path) ?? ''));
  const create = () =>
    desk.attempt(async () => {
      const { updated: _, ...front } = Object(like);
      const date = new Date().toLocaleDateString('sv');
      const start: Json = { ...blank, ...front, date, photo: { src, alt: textAt(['photo', 'alt']) } };
      const data = [['title'], ['description'], ['body'], ...places].reduce<Json>(
        (now, path) => applied(now, { operation: 'set', path, value: textAt(path) }) ?? now,
        start,
      );
      const outcome = await desk.service.createArticle({ data });
      const problems = outcome.kind === 'refused' ? outcome.problems : [];
      setWrong(problems);
      document.getElementById(`${id}-${problems[0]?.path?.join('/')}`)?.focus();
      if (!desk.settle(outcome)) return;
      localStorage.removeItem(unfinished);
      await desk.read();
      const [file = ''] = Object.keys(outcome.written.files).filter((name) => name.startsWith('articles/'));
      await desk.openOnPage({ file, path: ['body'] });
    });
  const field = (path: Path, label = nameOfPlace({ file: '', path }), help?: string) => {
    const key = path.join('/');
    const problem = wrong.find(({ path: at }) => at?.join('/') === key);
    return (
      <div className="field" key={key}>
        <label className="label" htmlFor={`${id}-${key}`}>
          {label}
        </label>
        <small className="help">{help ?? schemaAt(schema, {}, path)?.description}</small>
        <TextInput
          id={`${id}-${key}`}
          isLong={key === 'body'}
          data-focus={key === 'title' || undefined}
          aria-describedby={`${id}-${key}-problem`}
          value={textAt(path)}
          onChange={(value) => type(key, value)}
        />
        <p className="problem" id={`${id}-${key}-problem`}>
          {problem ? remedyOf(problem.sentence) : null}
        </p>
      </div>
    );
  };
  return (
    <>
      {field(['title'])}
      {field(['description'])}
      {field(['body'], undefined, words.article.textHelp)}
      <fieldset className="box">
        <legend>{nameOfPlace({ file: '', path: ['photo'] })}</legend>
        <PhotoName
          id={id}
          about={textAt(['title'])}
          value={src}
          onChange={(name) => {
            type('src', String(name));
            document.getElementById(`${id}-photo/alt`)?.focus();
          }}
        />
        {field(['photo', 'alt'], words.photo.description)}
      </fieldset>
      {places.map((path) => field(path))}
      <p className="problem" role="alert">
        {desk.message}
      </p>
      <button type="button" className="button" onClick={() => void create()}>
        {words.article.create}
      </button>
    </>
  );
}
