import type { Path } from '../../api.ts';
import { valueAt } from '../../values.ts';
import type { Draft } from '../drafts/draft.ts';
import { Field } from '../fields/Field.tsx';
import { AddGroup, GroupFields } from '../fields/GroupFields.tsx';
import { ItemList } from '../fields/ItemList.tsx';
import { MoveButtons } from '../fields/MoveButtons.tsx';
import { RemoveGroup } from '../fields/RemoveGroup.tsx';
import { onlyField } from '../forms/opened-path.ts';
import { type JsonSchema, kindOf, schemaAt } from '../forms/schema.ts';
import type { Opened } from '../opened.ts';
import { type Place, placeOf } from '../places/marks.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { CreateArticle, DeleteArticle } from './ArticleList.tsx';
import { focusHeading } from './focus-heading.ts';
import { newArticle } from './new-article.ts';
import { OtherProblems } from './OtherProblems.tsx';

/** The text of an article in Markdown, which is no part of its schema. */
const articleText = { type: 'string', description: words.article.textHelp } as const;

type FormOpened = Extract<Opened, { kind: 'form' }>;

/** The form of a group, an item or a list, with buttons to the groups and lists around it. */
export function FormPanel({ opened }: { opened: FormOpened }) {
  const desk = useDesk();
  const { file, path, focus } = opened;
  const draft = desk.drafts.open.get(file);
  if (!draft) return null;
  const schema = schemaAt(draft.view.schema as JsonSchema, draft.data, path);
  const value = valueAt(draft.data, path);
  const isNew = file === newArticle;
  const known = desk.state?.files.find((entry) => entry.file === file)?.title ?? file;
  const title = isNew ? words.article.new : known;
  const isArticle = file.startsWith('articles/') && path.length === 0;
  const shared = { file, path, focus };
  const [next] = desk.rest;
  return (
    <>
      <Way file={file} path={path} title={title} draft={draft} />
      <h2 id="drawer-heading" tabIndex={-1}>
        {path.length === 0 ? title : desk.nameOf({ file, path })}
      </h2>
      {schema?.description ? <p className="help">{schema.description}</p> : null}
      {schema?.seeAlso ? <SeeAlso place={placeOf(String(schema.seeAlso))} /> : null}
      {typeof path.at(-1) === 'number' ? <MoveButtons file={file} path={path} /> : null}
      <OtherProblems draft={draft} path={path} />
      {isArticle ? (
        <Field
          {...shared}
          path={['body']}
          schema={articleText}
          value={valueAt(draft.data, ['body'])}
          isRequired
        />
      ) : null}
      {!schema ? null : value === undefined || value === null ? (
        <AddGroup {...shared} schema={schema} />
      ) : kindOf(schema, value) === 'list' ? (
        <ItemList {...shared} schema={schema} value={value} />
      ) : (
        <GroupFields {...shared} schema={schema} value={value} />
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
      {next ? (
        <button type="button" className="row-button next" onClick={() => void desk.openInTurn(desk.rest)}>
          <small>{words.next}</small>
          <span>{desk.nameOf(next)}</span>
        </button>
      ) : null}
    </>
  );
}

/** A button to the form that has to agree with this one. */
function SeeAlso({ place }: { place: Place }) {
  const desk = useDesk();
  return (
    <p className="help">
      {words.seeAlso}{' '}
      <button type="button" className="text-button" onClick={() => void desk.openOnPage(place)}>
        {desk.nameOf(place)}
      </button>
    </p>
  );
}

type WayProps = { file: string; path: Path; title: string; draft: Draft };

/** The groups and lists around the form, each a button to its own. */
function Way({ file, path, title, draft }: WayProps) {
  const desk = useDesk();
  const isList = onlyField(draft.view.schema as JsonSchema) !== undefined;
  const ends = path.map((_, index) => index).slice(isList ? 1 : 0);
  if (ends.length === 0) return null;
  return (
    <nav className="way" aria-label={words.where}>
      <ol>
        {ends.map((end) => {
          const around = path.slice(0, end);
          return (
            <li key={end}>
              <button
                type="button"
                onClick={() => desk.show({ kind: 'form', file, path: around, focus: around })}
              >
                {end === 0 ? title : desk.nameOf({ file, path: around })}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
