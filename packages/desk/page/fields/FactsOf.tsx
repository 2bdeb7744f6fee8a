import type { Json } from '../../api.ts';
import { labelOf } from '../../label-of.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';

/** The facts that a text names, each with its value and a button to its form. */
export function FactsOf({ text }: { text: Json | undefined }) {
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
