import type { Json, Path } from '../../api.ts';
import { blankOf, formOf, isSchema, type JsonSchema } from '../forms/schema.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';

type AddProps = { file: string; path: Path; schema: JsonSchema; list: Json[]; isQuiet?: boolean };

/** Adds an empty item at the end of a list, or at the start of one whose items have a day, as reviews do, and opens it. @param props.isQuiet for a list inside a form */
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
        void desk.open({ file, path: at });
      }}
    >
      {words.addAnother}
    </button>
  );
}
