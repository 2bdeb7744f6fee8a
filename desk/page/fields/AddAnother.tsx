import type { Path } from '../../api.ts';
import { blankOf, type JsonSchema } from '../forms/schema.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';

type AddProps = { file: string; path: Path; items: JsonSchema; count: number; isQuiet?: boolean };

/** Adds an empty item at the end of a list, and opens it. @param props.isQuiet for a list inside a form */
export function AddAnother({ file, path, items, count, isQuiet = false }: AddProps) {
  const desk = useDesk();
  return (
    <button
      type="button"
      className={isQuiet ? 'quiet-button' : 'button'}
      onClick={() => {
        const at = [...path, count];
        desk.change(file, { operation: 'insert', path: at, value: blankOf(items) });
        void desk.open({ file, path: at });
      }}
    >
      {words.addAnother}
    </button>
  );
}
