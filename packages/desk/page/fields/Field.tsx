import { useId } from 'react';
import type { Json, Path, Problem } from '../../api.ts';
import { kindOf } from '../../forms/schema.ts';
import { labelOf } from '../../label-of.ts';
import { remedyOf } from '../../names.ts';
import type { Place } from '../../places/marks.ts';
import { filledText } from '../frame/show-typed.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { Control } from './Control.tsx';
import { useValue } from './use-value.ts';

/** A value with its label, help, limit and problems. @param props.hint a sentence about it */
export function Field({ file, path, hint }: Place & { hint?: string | undefined }) {
  const { desk, value, form, isRequired, isNullable, problems: all, notes, focus } = useValue({ file, path });
  const id = useId();
  const key = path.join('/');
  const kind = kindOf(form);
  // What is wrong in the text of an article has a line, or nothing.
  const isHere = (at: Path = key === 'body' ? path : []) =>
    at.slice(0, kind === 'texts' ? path.length : undefined).join('/') === key;
  const problems = all.filter(({ file: other = file, path: at }) => other === file && isHere(at));
  const said = ({ sentence, path: [...at] = [] }: Problem) =>
    (at.length > path.length ? words.line(Number(at.at(-1)) + 1) : '') + remedyOf(sentence);
  const asked = notes.filter(({ path: at }) => isHere(at)).map(said);
  const best = form.suggestedLength as number | undefined;
  const used = Array.from(filledText(value, desk.placeholders)).length;
  const describedBy = ['help', 'limit', 'problem', 'note'].map((part) => `${id}-${part}`).join(' ');
  return (
    <div className="field">
      {/* The box or list around a photo names it. */}
      <label className={path.at(-1) === 'src' ? 'hidden' : 'label'} htmlFor={id}>
        {desk.nameOf({ file, path })}{' '}
        {(!isRequired || isNullable) && kind !== 'yes-no' ? <small>({words.optional})</small> : null}
      </label>
      {kind === 'photo-name' ? null : (
        <p className="help" id={`${id}-help`}>
          {[form.description, kind === 'texts' && words.linePerItem].filter(Boolean).join(' ')}
        </p>
      )}
      <Control
        id={id}
        place={{ file, path }}
        aria-describedby={describedBy}
        aria-invalid={problems.length > 0 || undefined}
        data-focus={isHere(focus) || undefined}
        onFocus={() => desk.follow({ file, path })}
        onBlur={() => void desk.drafts.leave()}
        onChange={(next) => {
          if (document.activeElement?.id === id) desk.drafts.typing = { file, path };
          const isEmpty =
            next === null || next === '' || (Array.isArray(next) && next.length < Number(form.minItems));
          const isNull = isEmpty && isNullable;
          // An empty optional field is removed; an empty required one is a mistake.
          const isRemoved = isEmpty && !isNull && !isRequired;
          const set = { operation: 'set', path, value: isNull ? null : next } as const;
          desk.change(file, isRemoved ? { operation: 'remove', path } : set);
        }}
      />
      {best === undefined ? null : (
        <p className="help" id={`${id}-limit`}>
          {words.signs(used, best)}
        </p>
      )}
      {/* A new article lacks much: screen readers hear of each when they come to it. */}
      <p
        className="problem"
        id={`${id}-problem`}
        role={problems.length > 0 && (value ?? '') !== '' ? 'alert' : undefined}
      >
        {[...new Set(problems.map(said))].join(' ')}
      </p>
      {hint || asked.length > 0 ? (
        <p className="help" role="status" id={`${id}-note`}>
          {[hint, ...asked].filter(Boolean).join(' ')}
        </p>
      ) : null}
      <FactsOf text={Array.isArray(value) ? value.join() : value} />
    </div>
  );
}

/** The facts that a text names, each with its value and a button to its form. */
function FactsOf({ text }: { text: Json | undefined }) {
  const desk = useDesk();
  const names =
    typeof text === 'string' ? [...text.matchAll(/\[\[\s*([^[\]]*?)\s*\]\]/g)].map(([, name]) => name) : [];
  const facts = desk.placeholders.filter(({ name }) => names.includes(name));
  if (facts.length === 0) return null;
  return (
    <ul className="facts" aria-label={words.facts}>
      {facts.map((fact) => (
        <li key={fact.name}>
          <code>[[{fact.name}]]</code> <q>{fact.value}</q>{' '}
          <button type="button" className="text-button" onClick={() => void desk.open(fact)}>
            {words.changeFact(labelOf(fact.name.split('.').at(-1) ?? ''))}
          </button>
        </li>
      ))}
    </ul>
  );
}
