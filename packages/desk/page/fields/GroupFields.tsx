import { useState } from 'react';
import type { JsonSchema } from '../../api.ts';
import { isInline } from '../../forms/opened-path.ts';
import { blankOf, fieldsOf, groupsOf, kindOf } from '../../forms/schema.ts';
import { labelOf } from '../../label-of.ts';
import type { Place } from '../../places/marks.ts';
import { words } from '../words.ts';
import { Field } from './Field.tsx';
import { useValue } from './use-value.ts';

/** The fields of a group: texts as fields, lists of texts as lines of one field, photos and small groups as boxes, other lists and large groups as buttons. */
export function GroupFields({ file, path }: Place) {
  const { value, schema, form, problems, focus } = useValue({ file, path });
  const forms = groupsOf(schema);
  // People hardly ever need the short name for addresses and scripts.
  const fields = fieldsOf(form).toSorted(([a], [b]) => Number(a === 'id') - Number(b === 'id'));
  const folded = fields.filter(([, property]) => property.isFolded);
  // A photo as it was when the form opened: a new one may still have its description.
  const [former] = useState(Object(value));
  const isOfFormer = former.alt && former.alt === Object(value).alt && former.src !== Object(value).src;
  const propertyOf = ([name]: (typeof fields)[number]) => (
    <Property
      key={name}
      hint={name === 'alt' && isOfFormer ? words.photo.former : undefined}
      file={file}
      path={[...path, name]}
    />
  );
  // Stays open once it was needed: what is typed there may be right in between.
  const [isOpen, setOpen] = useState(false);
  const needed = [focus, ...problems.map(({ path: at = [] }) => at)].map((at) => at[path.length]);
  return (
    <>
      {forms.length > 1 ? <ChoiceOfForm file={file} path={path} forms={forms} /> : null}
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

/** Chooses which group of fields a value has, such as a button to the quote form or to a page. */
function ChoiceOfForm({ forms, file, path }: Place & { forms: JsonSchema[] }) {
  const { desk, form: current } = useValue({ file, path });
  const nameOfForm = (form: JsonSchema) =>
    Object.keys(form.properties ?? {})
      .map(labelOf)
      .join(', ');
  return (
    <label className="field">
      <span className="label">{words.chooseForm}</span>
      <select
        value={nameOfForm(current)}
        onChange={({ target }) => {
          const form = forms.find((candidate) => nameOfForm(candidate) === target.value);
          if (form) desk.change(file, { operation: 'set', path, value: blankOf(form) });
        }}
      >
        {forms.map((form) => (
          <option key={nameOfForm(form)}>{nameOfForm(form)}</option>
        ))}
      </select>
    </label>
  );
}

function Property({ hint, ...place }: Place & { hint: string | undefined }) {
  const { desk, value, schema, form, focus, hasFocus } = useValue(place);
  const { path } = place;
  const kind = kindOf(schema, value);
  if (!['group', 'list', 'photo'].includes(kind)) return <Field {...place} hint={hint} />;
  if (value === undefined || value === null) return <AddGroup {...place} />;
  if (kind === 'list' || (kind === 'group' && !isInline(schema, path.at(-1)))) {
    const count = Array.isArray(value) ? ` (${value.length})` : '';
    return (
      <button
        type="button"
        className="row-button"
        data-focus={hasFocus}
        onClick={() => void desk.openOnPage(place)}
      >
        <span>{desk.nameOf(place) + count}</span>
        <span aria-hidden="true">›</span>
      </button>
    );
  }
  return (
    <fieldset className="box" data-focus={focus.join() === path.join() || undefined}>
      <legend>{desk.nameOf(place)}</legend>
      {form.description ? <p className="help">{form.description}</p> : null}
      <GroupFields {...place} />
      <RemoveGroup {...place} />
    </fieldset>
  );
}

/** Adds a group or list that is missing, and opens its form. */
export function AddGroup(place: Place) {
  const { desk, schema, hasFocus } = useValue(place);
  const { file, path } = place;
  // An item that was removed elsewhere.
  if (typeof path.at(-1) === 'number') return null;
  const add = () => {
    desk.change(file, { operation: 'set', path, value: blankOf(schema) });
    void desk.open(place);
  };
  return (
    <button type="button" className="row-button" data-focus={hasFocus} onClick={add}>
      {words.add}: {desk.nameOf(place)}
    </button>
  );
}

/** Removes a group or list that may be missing, such as a promise. If its own form is open, the one around it opens. */
export function RemoveGroup(place: Place) {
  const { desk, value, schema, isRequired, isNullable } = useValue(place);
  const { file, path } = place;
  if (typeof path.at(-1) !== 'string' || !value) return null;
  if (!isNullable && (isRequired || schema.default !== undefined)) return null;
  const remove = () => {
    desk.change(file, isNullable ? { operation: 'set', path, value: null } : { operation: 'remove', path });
    if (desk.opened?.kind === 'form' && desk.opened.path.join() === path.join())
      void desk.open({ file, path: path.slice(0, -1) });
  };
  return (
    <button type="button" className="quiet-button" onClick={remove}>
      {words.removeNamed(desk.nameOf(place))}
    </button>
  );
}
