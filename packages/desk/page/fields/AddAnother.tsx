import type { Json, Path } from '../../api.ts';
import { blankOf, fieldsOf, formOf, isSchema, type JsonSchema, kindOf } from '../forms/schema.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';

/** The field of an item that is filled in first; none for a text, which is one itself. */
function firstField(item: JsonSchema): Path {
  const kinds = fieldsOf(formOf(item)).map(([name, schema]) => ({ name, kind: kindOf(schema) }));
  const first = kinds.find(({ name, kind }) => name !== 'id' && !/^(group|list|texts)$/.test(kind));
  return first ? [first.name, ...(first.kind === 'photo' ? ['src'] : [])] : [];
}

type AddProps = { file: string; path: Path; schema: JsonSchema; list: Json[]; isQuiet?: boolean };

/** Adds an empty item at the end of a list, or at the start of one whose items have a day, as reviews do, and opens it at its first field. @param props.isQuiet for a list inside a form */
export function AddAnother({ file, path, schema, list, isQuiet = false }: AddProps) {
  const desk = useDesk();
  const { items, maxItems = Number.POSITIVE_INFINITY } = formOf(schema, list);
  if (!isSchema(items) || list.length >= maxItems) return null;
  const isDated = isSchema(items.properties?.date);
  return (
    <button
      type="button"
      className={isQuiet ? 'quiet-button' : 'button'}
      onClick={() => {
        const at = [...path, isDated ? 0 : list.length];
        desk.change(file, { operation: 'insert', path: at, value: blankOf(items, list) });
        void desk.open({ file, path: [...at, ...firstField(items)] });
      }}
    >
      {words.addAnother}
    </button>
  );
}
