import { valueAt } from '../../values.ts';
import { canBeNull, formOf, type JsonSchema, schemaAt } from '../forms/schema.ts';
import type { Place } from '../places/marks.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';

/** Removes a group or list that may be missing, such as a promise. If its own form is open, the one around it opens. */
export function RemoveGroup({ file, path }: Place) {
  const desk = useDesk();
  const draft = desk.drafts.open.get(file);
  const name = path.at(-1);
  if (!draft || typeof name !== 'string' || !valueAt(draft.data, path)) return null;
  const around = path.slice(0, -1);
  const at = (place: Place['path']) => schemaAt(draft.view.schema as JsonSchema, draft.data, place) ?? {};
  const isNullable = canBeNull(at(path));
  const { required = [] } = formOf(at(around), valueAt(draft.data, around));
  if (!isNullable && (required.includes(name) || at(path).default !== undefined)) return null;
  const remove = () => {
    desk.change(file, isNullable ? { operation: 'set', path, value: null } : { operation: 'remove', path });
    if (desk.opened?.kind === 'form' && desk.opened.path.join() === path.join())
      void desk.open({ file, path: around });
  };
  return (
    <button type="button" className="quiet-button" onClick={remove}>
      {words.removeNamed(desk.nameOf({ file, path }))}
    </button>
  );
}
