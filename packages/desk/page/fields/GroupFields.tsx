import type { Json, Path } from '../../api.ts';
import { labelOf } from '../../label-of.ts';
import { valueAt } from '../drafts/changes.ts';
import { isInline } from '../forms/opened-path.ts';
import { blankOf, canBeNull, fieldsOf, formOf, groupsOf, type JsonSchema, kindOf } from '../forms/schema.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { ChoiceOfForm } from './ChoiceOfForm.tsx';
import { Field } from './Field.tsx';
import { ItemList } from './ItemList.tsx';
import { PhotoField } from './PhotoField.tsx';

export type ValueProps = { file: string; path: Path; schema: JsonSchema; value: Json; focus: Path };

/** The fields of a group: texts as fields, photos and small groups as boxes, lists and large groups as buttons. */
export function GroupFields({ file, path, schema, value, focus }: ValueProps) {
  const desk = useDesk();
  const form = formOf(schema, value);
  const forms = groupsOf(schema);
  return (
    <>
      {forms.length > 1 ? <ChoiceOfForm file={file} path={path} forms={forms} value={value} /> : null}
      {lastId(fieldsOf(form)).map(([name, property]) =>
        name === '$schema' ? null : (
          <Property
            key={name}
            file={file}
            path={[...path, name]}
            schema={property}
            value={Object(value)[name]}
            focus={focus}
            isRequired={form.required?.includes(name) ?? false}
            onText={(text) => fillId(name, text)}
          />
        ),
      )}
    </>
  );

  /** A new item gets its short name from its name or title. */
  function fillId(name: string, text: string): void {
    const id = Object(value).id;
    const isMade = id === '' || id === idFrom(String(Object(value)[name] ?? ''));
    if (/^(name|title)$/.test(name) && typeof id === 'string' && isMade && text.trim() !== '')
      desk.change(file, { operation: 'set', path: [...path, 'id'], value: idFrom(text) });
  }

  /** A short name that no other item of the list has, such as `priya-s-2` for the second Priya S. */
  function idFrom(text: string): string {
    const list = valueAt(desk.drafts.open.get(file)?.data, path.slice(0, -1));
    const others = Array.isArray(list) ? list.filter((_, index) => index !== path.at(-1)) : [];
    const taken = others.map((item) => Object(item).id);
    const id = shortNameOf(text);
    let free = id;
    for (let number = 2; taken.includes(free); number += 1) free = `${id}-${number}`;
    return free;
  }
}

/** A text as a short name: small letters and digits joined by hyphens, without accents. */
const shortNameOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The fields with the short name for addresses and scripts last: people hardly ever need it. */
function lastId<T>(fields: [string, T][]): [string, T][] {
  return fields.toSorted(([a], [b]) => Number(a === 'id') - Number(b === 'id'));
}

type PropertyProps = Omit<ValueProps, 'value'> & {
  value: Json | undefined;
  isRequired: boolean;
  onText: (text: string) => void;
};

function Property({ value, isRequired, onText, ...place }: PropertyProps) {
  const desk = useDesk();
  const { file, path, schema } = place;
  const kind = kindOf(schema, value);
  const label = labelOf(String(path.at(-1)));
  const isMissing =
    value === undefined || (value === null && ['group', 'list', 'photo', 'texts'].includes(kind));
  if (isMissing && ['group', 'list', 'photo', 'texts'].includes(kind))
    return (
      <button
        type="button"
        className="row-button"
        onClick={() => {
          desk.change(file, { operation: 'set', path, value: blankOf(schema) });
          void desk.open({ file, path });
        }}
      >
        {words.add}: {label}
      </button>
    );
  const given = { ...place, value: value ?? null };
  if (kind === 'photo') return <PhotoField {...given} label={label} />;
  if (kind === 'texts') {
    const { description } = formOf(schema, value);
    return (
      <fieldset className="box">
        <legend>{label}</legend>
        {description ? <p className="help">{description}</p> : null}
        <ItemList {...given} label={label} />
      </fieldset>
    );
  }
  if (kind === 'group' && isInline(schema, path.at(-1)))
    return (
      <fieldset className="box">
        <legend>{label}</legend>
        {schema.description ? <p className="help">{schema.description}</p> : null}
        <GroupFields {...given} />
        {canBeNull(schema) || !isRequired ? <RemoveButton {...place} isNullable={canBeNull(schema)} /> : null}
      </fieldset>
    );
  if (kind === 'group' || kind === 'list') {
    const count = Array.isArray(value) ? ` (${value.length})` : '';
    return (
      <button
        type="button"
        className="row-button"
        data-focus={path.join() === place.focus.join() || undefined}
        onClick={() => void desk.openOnPage({ file, path })}
      >
        <span>{desk.nameOf({ file, path }) + count}</span>
        <span aria-hidden="true">›</span>
      </button>
    );
  }
  return <Field {...place} value={value} label={label} isRequired={isRequired} onText={onText} />;
}

function RemoveButton({ file, path, isNullable }: { file: string; path: Path; isNullable: boolean }) {
  const desk = useDesk();
  const change = isNullable
    ? ({ operation: 'set', path, value: null } as const)
    : ({ operation: 'remove', path } as const);
  return (
    <button type="button" className="quiet-button" onClick={() => desk.change(file, change)}>
      {words.removeNamed(labelOf(String(path.at(-1))))}
    </button>
  );
}
