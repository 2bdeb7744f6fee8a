import type { Json } from '../../api.ts';
import { canBeNull, formOf, schemaAt } from '../../forms/schema.ts';
import { isWithin, type Place } from '../../places/marks.ts';
import { valueAt } from '../../values.ts';
import { useDesk } from '../use-desk.ts';

/** What an input of a field gets. data-focus: whether the form was opened for it or something in it; onChange: null for an emptied field */
export type InputProps = {
  place: Place;
  id: string;
  'aria-describedby': string;
  'aria-invalid': true | undefined;
  'data-focus': true | undefined;
  onFocus: () => void;
  onBlur: () => void;
  onChange: (value: Json) => void;
};

/**
 * A value of an open file, and what its schema says about it.
 * - form: of the forms that its schema allows, the one that it has
 * - isRequired: whether its group must have it; isNullable: whether null is a value, too
 * - problems, notes: of the whole file; focus: the place that its form was opened for; hasFocus: whether it is this one or
 *   something in it
 */
export function useValue({ file, path }: Place) {
  const desk = useDesk();
  const { data, view, changes = [] } = desk.drafts.open.get(file) ?? {};
  const at = (place: Place['path']) => schemaAt(view?.schema ?? {}, data, place) ?? {};
  const around = path.slice(0, -1);
  const [value, schema] = [valueAt(data, path), at(path)];
  const focus = desk.opened?.kind === 'form' ? desk.opened.focus : [];
  const { required = [] } = formOf(at(around), valueAt(data, around));
  return {
    desk,
    value,
    schema,
    form: formOf(schema, value),
    isRequired: required.includes(String(path.at(-1))),
    isNullable: canBeNull(schema),
    problems: desk.problemsIn(file),
    // Notes on what has been changed since are about a value that is no longer there.
    notes: (view?.notes ?? []).filter(
      ({ path: at = [] }) =>
        !changes.some((change) => isWithin({ file, path: at }, { file, path: change.path })),
    ),
    focus,
    hasFocus: path.every((part, index) => part === focus[index]) || undefined,
  };
}
