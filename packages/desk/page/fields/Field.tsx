import { useId, useState } from 'react';
import type { Json, Path, Problem } from '../../api.ts';
import { labelOf } from '../../label-of.ts';
import { canBeNull, formOf, type JsonSchema, kindOf, longText } from '../forms/schema.ts';
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
  hint?: string | undefined;
  isRequired: boolean;
};

/** A value with its label, help, limit and problems. */
export function Field({ file, path, schema, value, focus, hint, isRequired }: FieldProps) {
  const desk = useDesk();
  const id = useId();
  const form = formOf(schema, value);
  const key = path.join('/');
  // A new item is empty: screen readers hear that a field is missing only once it has been left.
  const [isTouched, setTouched] = useState(false);
  const isNew = !isTouched && (value === '' || value === null);
  const { problems: all = [], view } = desk.drafts.open.get(file) ?? {};
  const kind = kindOf(form);
  // What is wrong in the text of an article has a line, or nothing.
  const isHere = (at: Path = key === 'body' ? path : []) =>
    at.slice(0, kind === 'texts' ? path.length : undefined).join('/') === key;
  const problems = all.filter(({ file: other = file, path: at }) => other === file && isHere(at));
  const notes = view?.notes?.filter(({ path: at }) => isHere(at)) ?? [];
  const said = ({ sentence, path: [...at] = [] }: Problem) =>
    (at.length > path.length ? words.line(Number(at.at(-1)) + 1) : '') + remedyOf(sentence);
  const isEmptyAllowed = !isRequired || canBeNull(schema);
  const best = form.suggestedLength as number | undefined;
  const used = typeof value === 'string' ? Array.from(value).length : 0;
  const describedBy = ['help', 'limit', 'problem', 'note'].map((part) => `${id}-${part}`).join(' ');
  return (
    <div className="field">
      {/* The box or list around a photo names it. */}
      <label className={path.at(-1) === 'src' ? 'hidden' : 'label'} htmlFor={id}>
        {labelOf(String(path.at(-1)))}{' '}
        {isEmptyAllowed && kind !== 'yes-no' ? <small>({words.optional})</small> : null}
      </label>
      {kind === 'photo-name' ? null : (
        <p className="help" id={`${id}-help`}>
          {[form.description, kind === 'texts' && words.linePerItem].filter(Boolean).join(' ')}
        </p>
      )}
      <Control
        id={id}
        place={{ file, path }}
        schema={form}
        value={value ?? null}
        isLong={longText.test(String(path.findLast((part) => typeof part === 'string')))}
        aria-describedby={describedBy}
        aria-invalid={problems.length > 0 || undefined}
        focus={isHere(focus) ? focus : undefined}
        onFocus={() => desk.follow({ file, path })}
        onBlur={() => setTouched(true)}
        onChange={(next) => {
          const isEmpty =
            next === null || next === '' || (Array.isArray(next) && next.length < Number(form.minItems));
          const isNull = isEmpty && canBeNull(schema);
          // An empty optional field is removed; an empty required one is a mistake.
          const isRemoved = isEmpty && !isNull && !isRequired;
          const set = { operation: 'set', path, value: isNull ? null : next } as const;
          desk.change(file, isRemoved ? { operation: 'remove', path } : set);
        }}
      />
      {best === undefined ? null : (
        <p className="limit" id={`${id}-limit`}>
          {words.signs(used, best)}
        </p>
      )}
      <p className="problem" id={`${id}-problem`} role={problems.length > 0 && !isNew ? 'alert' : undefined}>
        {[...new Set(problems.map(said))].join(' ')}
      </p>
      {hint || notes.length > 0 ? (
        <p className="help" role="status" id={`${id}-note`}>
          {[hint, ...notes.map(said)].filter(Boolean).join(' ')}
        </p>
      ) : null}
      <FactsOf text={Array.isArray(value) ? value.join() : value} />
    </div>
  );
}
