import { useId, useState } from 'react';
import type { Path } from '../../api.ts';
import { valueAt } from '../../values.ts';
import type { Draft } from '../drafts/draft.ts';
import { type JsonSchema, kindOf, schemaAt } from '../forms/schema.ts';
import { summaryOf } from '../names.ts';
import type { Place } from '../places/marks.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { focusHeading } from './focus-heading.ts';
import { ProblemList } from './ProblemList.tsx';

/** Problems that no field of this form shows. They keep the whole file from being saved. */
export function OtherProblems({ draft, path }: { draft: Draft; path: Path }) {
  const { file } = draft.view;
  const around = path.join('/');
  const others = draft.problems.filter((problem) => {
    const key = problem.path?.join('/') ?? '';
    const isHere = (problem.file ?? file) === file && (around === '' || key.startsWith(`${around}/`));
    const schema = problem.path && schemaAt(draft.view.schema as JsonSchema, draft.data, problem.path);
    const hasField =
      schema && !['list', 'group'].includes(kindOf(schema, valueAt(draft.data, problem.path ?? [])));
    return !isHere || !hasField;
  });
  if (others.length === 0) return null;
  const areOthers = draft.changes.some(({ operation }) => /^(?:insert|remove)$/.test(operation));
  const named = others.flatMap(({ file: other = file, path: at }) =>
    areOthers && other !== file && at ? [{ file: other, path: at }] : [],
  );
  return (
    <>
      <div className="problems" role="alert">
        <ProblemList problems={others.map((problem) => ({ file, ...problem }))} />
      </div>
      {named.length > 0 ? (
        <Instead
          draft={draft}
          list={path.slice(0, path.findLastIndex((part) => typeof part === 'string') + 1)}
          places={named}
        />
      ) : null}
    </>
  );
}

/**
 * Offers a replacement for a removed item that other pages name: another item of the list, or none. Only saved items can
 * be named; if the list had none, new ones can.
 */
function Instead({ draft, list, places }: { draft: Draft; list: Path; places: Place[] }) {
  const desk = useDesk();
  const id = useId();
  const itemsOf = (data: Draft['data']) => {
    const items = valueAt(data, list);
    return Array.isArray(items) ? items.filter((item) => Object(item).id) : [];
  };
  const written = itemsOf(draft.view.data).map((item) => Object(item).id);
  const known = itemsOf(draft.data).filter(
    (item) => written.length === 0 || written.includes(Object(item).id),
  );
  const [chosen, setChosen] = useState<string>(Object(known[0]).id ?? '');
  // Pages name items by their short names, and texts have none.
  const all = valueAt(draft.data, list);
  if (!Array.isArray(all) || all.some((item) => typeof item !== 'object')) return null;
  const put = () =>
    desk.attempt(async () => {
      for (const { file, path } of places) {
        await desk.drafts.load(file);
        desk.change(file, { operation: 'set', path, value: chosen || null });
      }
      await desk.drafts.flush();
      await desk.drafts.retry();
      focusHeading();
    });
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {words.instead}
      </label>
      <select id={id} value={chosen} onChange={({ target }) => setChosen(target.value)}>
        {known.map((item) => (
          <option key={Object(item).id} value={Object(item).id}>
            {summaryOf(item)}
          </option>
        ))}
        <option value="">{words.none}</option>
      </select>
      <button type="button" className="button" onClick={() => void put()}>
        {words.putInstead(places.length)}
      </button>
    </div>
  );
}
