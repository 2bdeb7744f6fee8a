import type { Json, Path, Placeholder } from '../../api.ts';
import { labelOf } from '../../label-of.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';

type FactsProps = {
  file: string;
  path: Path;
  value: Json | undefined;
  /** Whether the field was asked for: only then it says where its own fact stands. */
  isOwn: boolean;
};

/** The facts that a text names: what stands in their place, in how many texts, and the way to them. */
export function FactsOf({ file, path, value, isOwn }: FactsProps) {
  const desk = useDesk();
  const names =
    typeof value === 'string' ? [...value.matchAll(/\[\[\s*([^[\]]*?)\s*\]\]/g)].map(([, name]) => name) : [];
  const named = desk.placeholders.filter(({ name }) => names.includes(name));
  const key = path.join('/');
  const own = isOwn
    ? desk.placeholders.find((fact) => fact.file === file && fact.path.join('/') === key)
    : undefined;
  if (named.length === 0 && !own) return null;
  return (
    <div className="facts">
      {own ? <Uses fact={own} /> : null}
      {named.length > 0 ? (
        <ul aria-label={words.facts}>
          {named.map((fact) => (
            <li key={fact.name}>
              <code>[[{fact.name}]]</code> <q>{fact.value}</q> <Uses fact={fact} />{' '}
              <button type="button" className="text-button" onClick={() => void desk.open(fact)}>
                {words.changeFact(labelOf(fact.name.split('.').at(-1) ?? ''))}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** How many texts name a fact. */
function Uses({ fact }: { fact: Placeholder }) {
  const files = [...new Set(fact.uses.map(({ file }) => file))];
  return fact.uses.length > 0 ? <span title={files.join(', ')}>{words.uses(fact.uses.length)}</span> : null;
}
