import { onlyField } from '../../forms/opened-path.ts';
import { kindOf, schemaAt } from '../../forms/schema.ts';
import { type Place, placeOf } from '../../places/marks.ts';
import { valueAt } from '../../values.ts';
import { AddGroup, GroupFields, RemoveGroup } from '../fields/GroupFields.tsx';
import { ItemList } from '../fields/ItemList.tsx';
import { MoveButtons } from '../fields/MoveButtons.tsx';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { CreateArticle, DeleteArticle, newArticle } from './ArticleList.tsx';
import { focusHeading } from './focus-heading.ts';
import { ProblemList } from './ProblemList.tsx';

/** The form of a group, an item or a list, with buttons to the groups and lists around it. */
export function FormPanel({ file, path }: Place) {
  const desk = useDesk();
  const draft = desk.drafts.open.get(file);
  if (!draft) return null;
  const schema = schemaAt(draft.view.schema, draft.data, path);
  const value = desk.drafts.valueAt({ file, path });
  const isNew = file === newArticle;
  const title = isNew ? words.article.new : desk.titleOf(file);
  const isArticle = file.startsWith('articles/') && path.length === 0;
  const { rest, opened } = desk;
  const [next] = rest ?? [];
  const tick = opened?.kind === 'form' && opened.tick;
  const acceptAndGoOn = async () => {
    if (tick && (await desk.accept(tick))) await desk.openInTurn(rest ?? []);
  };
  // A form that has to agree with this one.
  const seeAlso = schema?.seeAlso ? placeOf(String(schema.seeAlso)) : undefined;
  return (
    <>
      <PlacesAround file={file} path={path} title={title} />
      <h2 id="drawer-heading" tabIndex={-1}>
        {desk.nameOf({ file, path }) || title}
      </h2>
      {schema?.description ? <p className="help">{schema.description}</p> : null}
      {seeAlso ? (
        <p className="help">
          {words.seeAlso}{' '}
          <button type="button" className="text-button" onClick={() => void desk.openOnPage(seeAlso)}>
            {desk.nameOf(seeAlso)}
          </button>
        </p>
      ) : null}
      {typeof path.at(-1) === 'number' ? <MoveButtons file={file} path={path} /> : null}
      <OtherProblems file={file} path={path} />
      {!schema ? null : value === undefined || value === null ? (
        <AddGroup file={file} path={path} />
      ) : kindOf(schema, value) === 'list' ? (
        <ItemList file={file} path={path} />
      ) : (
        <GroupFields file={file} path={path} />
      )}
      <RemoveGroup file={file} path={path} />
      {isNew ? <CreateArticle /> : isArticle ? <DeleteArticle file={file} /> : null}
      <button
        type="button"
        className="quiet-button"
        // Hidden but not removed, so that the form does not move under the pointer when it is saved.
        style={{
          visibility: draft.problems.length > 0 && draft.changes.length > 0 && !isNew ? 'visible' : 'hidden',
        }}
        onClick={() => void desk.discard(file).then(focusHeading)}
      >
        {words.discard}
      </button>
      {tick ? (
        <button type="button" className="quiet-button" onClick={() => void acceptAndGoOn()}>
          {words.right}
        </button>
      ) : null}
      {rest ? (
        <button type="button" className="row-button next" onClick={() => void desk.openInTurn(rest)}>
          <small>{words.next}</small>
          <span>{next ? desk.nameOf(next) || desk.titleOf(next.file) : words.problems}</span>
        </button>
      ) : null}
    </>
  );
}

/** The groups and lists around the form, each a button to its own. */
function PlacesAround({ file, path, title }: Place & { title: string }) {
  const desk = useDesk();
  const isList = onlyField(desk.drafts.open.get(file)?.view.schema ?? {}) !== undefined;
  const places = path.map((_, end) => path.slice(0, end)).slice(isList ? 1 : 0);
  if (places.length === 0) return null;
  return (
    <nav className="way" aria-label={words.where}>
      <ol>
        {places.map((around) => (
          <li key={around.length}>
            <button
              type="button"
              onClick={() => desk.show({ kind: 'form', file, path: around, focus: around })}
            >
              {desk.nameOf({ file, path: around }) || title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Problems that no field of this form shows. They keep the whole file from being saved. */
function OtherProblems({ file, path }: Place) {
  const desk = useDesk();
  const { view, data } = desk.drafts.open.get(file) ?? {};
  const around = path.join('/');
  const others = desk.problemsIn(file).filter(({ file: other = file, path: at = [] }) => {
    const isHere = other === file && (around === '' || at.join('/').startsWith(`${around}/`));
    const schema = at.length > 0 && schemaAt(view?.schema ?? {}, data, at);
    return !isHere || !schema || ['list', 'group'].includes(kindOf(schema, valueAt(data, at)));
  });
  if (others.length === 0) return null;
  return (
    <div className="box problems" role="alert">
      <ProblemList problems={others.map((problem) => ({ file, ...problem }))} />
    </div>
  );
}
