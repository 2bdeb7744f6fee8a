import { useId, useState } from 'react';
import type { Json, Path } from '../../api.ts';
import { longText } from '../../label-of.ts';
import { valueAt } from '../../values.ts';
import { canBeNull, formOf, type JsonSchema, kindOf } from '../forms/schema.ts';
import { remedyOf } from '../names.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { Control } from './Control.tsx';
import { FactsOf } from './FactsOf.tsx';

export type FieldProps = {
  file: string;
  path: Path;
  schema: JsonSchema;
  value: Json | undefined;
  focus: Path;
  label: string;
  isRequired: boolean;
  /** For screen readers only, where the list around the field names it. */
  isLabelHidden?: boolean;
};

/** A value with its label, help, limit and problems. */
export function Field({ file, path, schema, value, focus, label, isRequired, isLabelHidden }: FieldProps) {
  const desk = useDesk();
  const id = useId();
  const form = formOf(schema, value);
  const key = path.join('/');
  // A new item is empty: screen readers hear that a field is missing only once it has been left.
  const [isTouched, setTouched] = useState(false);
  const isNew = !isTouched && (value === '' || value === null);
  const { problems: all = [], view, data } = desk.drafts.open.get(file) ?? {};
  const problems = all.filter(
    (problem) => (problem.file ?? file) === file && problem.path?.join('/') === key,
  );
  const notes = view?.notes?.filter(({ path: at }) => at?.join('/') === key) ?? [];
  const around = path.slice(0, -1);
  const isOfFormer = path.at(-1) === 'alt' && desk.isOfFormerPhoto(file, around, valueAt(data, around));
  const isEmptyAllowed = !isRequired || canBeNull(schema);
  const best = form.suggestedLength as number | undefined;
  const used = typeof value === 'string' ? Array.from(value).length : 0;
  const describedBy = ['help', 'limit', 'problem', 'note'].map((part) => `${id}-${part}`).join(' ');
  return (
    <div className="field">
      {/* The box or list around a photo names it. */}
      <label className={isLabelHidden || path.at(-1) === 'src' ? 'hidden' : 'label'} htmlFor={id}>
        {label} {isEmptyAllowed && kindOf(form) !== 'yes-no' ? <small>({words.optional})</small> : null}
      </label>
      {form.description && kindOf(form) !== 'photo-name' ? (
        <p className="help" id={`${id}-help`}>
          {form.description}
        </p>
      ) : null}
      <Control
        id={id}
        place={{ file, path }}
        schema={form}
        value={value ?? null}
        isLong={longText.test(String(path.findLast((part) => typeof part === 'string')))}
        describedBy={describedBy}
        isInvalid={problems.length > 0}
        hasFocus={key === focus.join('/')}
        onFocus={() => desk.follow({ file, path })}
        onBlur={() => setTouched(true)}
        onChange={(next) => {
          const isEmpty = next === null || next === '';
          const isNull = isEmpty && canBeNull(schema);
          // An empty optional field is removed; an empty required one is a mistake.
          const isRemoved = isEmpty && !isNull && !isRequired;
          const set = { operation: 'set', path, value: isNull ? null : next } as const;
          desk.change(file, isRemoved ? { operation: 'remove', path } : set);
        }}
      />
      {form.maxLength !== undefined || best !== undefined ? (
        <p className="limit" id={`${id}-limit`}>
          {form.maxLength === undefined ? words.signs(used, best ?? 0) : words.tooMany(used, form.maxLength)}
        </p>
      ) : null}
      <p className="problem" id={`${id}-problem`} role={problems.length > 0 && !isNew ? 'alert' : undefined}>
        {problems.map(({ sentence }) => remedyOf(sentence)).join(' ')}
      </p>
      {notes.length > 0 ? (
        <p className="help" role="status" id={`${id}-note`}>
          {notes.map(({ sentence }) => remedyOf(sentence)).join(' ')}
        </p>
      ) : null}
      {isOfFormer ? (
        <p className="help" role="status">
          {words.photo.former}{' '}
          <button type="button" className="text-button" onClick={() => desk.confirmWords(file, around)}>
            {words.photo.fits}
          </button>
        </p>
      ) : null}
      <FactsOf text={value} />
    </div>
  );
}
