import { useState } from 'react';
import type { Json, Path } from '../../api.ts';
import { labelOf } from '../../label-of.ts';
import { isInline } from '../forms/opened-path.ts';
import { blankOf, fieldsOf, formOf, groupsOf, type JsonSchema, kindOf } from '../forms/schema.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { ChoiceOfForm } from './ChoiceOfForm.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { RemoveGroup } from './RemoveGroup.tsx';

export type ValueProps = { file: string; path: Path; schema: JsonSchema; value: Json; focus: Path };

/** The fields of a group: texts as fields, lists of texts as lines of one field, photos and small groups as boxes, other lists and large groups as buttons. */
export function GroupFields({ file, path, schema, value, focus }: ValueProps) {
  const form = formOf(schema, value);
  const forms = groupsOf(schema);
  // People hardly ever need the short name for addresses and scripts.
  const fields = fieldsOf(form).toSorted(([a], [b]) => Number(a === 'id') - Number(b === 'id'));
  const folded = fields.filter(([, property]) => property.isFolded);
  // A photo as it was when the form opened: a new one may still have its description.
  const [former] = useState(Object(value));
  const isOfFormer = former.alt && former.alt === Object(value).alt && former.src !== Object(value).src;
  const propertyOf = ([name, property]: (typeof fields)[number]) => (
    <Property
      key={name}
      hint={name === 'alt' && isOfFormer ? words.photo.former : undefined}
      file={file}
      path={[...path, name]}
      schema={property}
      value={Object(value)[name]}
      focus={focus}
      isRequired={form.required?.includes(name) ?? false}
    />
  );
  const problems = useDesk().drafts.open.get(file)?.problems ?? [];
  // Stays open once it was needed: what is typed there may be right in between.
  const [isOpen, setOpen] = useState(false);
  const needed = [focus, ...problems.map(({ path: at = [] }) => at)].map((at) => at[path.length]);
  return (
    <>
      {forms.length > 1 ? <ChoiceOfForm file={file} path={path} forms={forms} value={value} /> : null}
      {fields.filter((field) => !folded.includes(field)).map(propertyOf)}
      {folded.length > 0 ? (
        <details
          className="box"
          open={isOpen || folded.some(([name]) => needed.includes(name))}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>{words.foldedFields}</summary>
          {folded.map(propertyOf)}
        </details>
      ) : null}
    </>
  );
}

type PropertyProps = Pick<FieldProps, 'hint' | 'isRequired'> &
  Omit<ValueProps, 'value'> & { value: Json | undefined };

function Property({ value, isRequired, hint, ...place }: PropertyProps) {
  const desk = useDesk();
  const { file, path, schema } = place;
  const kind = kindOf(schema, value);
  if (!['group', 'list', 'photo'].includes(kind))
    return <Field {...place} value={value} hint={hint} isRequired={isRequired} />;
  if (value === undefined || value === null) return <AddGroup {...place} />;
  if (kind === 'list' || (kind === 'group' && !isInline(schema, path.at(-1)))) {
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
  const { description, shownIf } = formOf(schema, value);
  const view = desk.frame?.element?.contentWindow;
  const isHidden = typeof shownIf === 'string' && view?.matchMedia(shownIf).matches === false;
  return (
    <fieldset className="box">
      <legend>{labelOf(String(path.at(-1)))}</legend>
      {description ? <p className="help">{description}</p> : null}
      {isHidden ? <p className="help">{words.photo.notShown}</p> : null}
      <GroupFields {...place} value={value} />
      <RemoveGroup file={file} path={path} />
    </fieldset>
  );
}

/** Adds a group or list that is missing, and opens its form. */
export function AddGroup({ file, path, schema }: Pick<ValueProps, 'file' | 'path' | 'schema'>) {
  const desk = useDesk();
  // An item that was removed elsewhere.
  if (typeof path.at(-1) === 'number') return null;
  const add = () => {
    desk.change(file, { operation: 'set', path, value: blankOf(schema) });
    void desk.open({ file, path });
  };
  return (
    <button type="button" className="row-button" onClick={add}>
      {words.add}: {desk.nameOf({ file, path })}
    </button>
  );
}
