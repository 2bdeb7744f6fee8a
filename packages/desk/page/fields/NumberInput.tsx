import type { ClipboardEvent } from 'react';
import { valueAt } from '../../values.ts';
import { type InputProps, useValue } from './use-value.ts';

/** What stands between numbers. A comma before the last three digits divides thousands. */
const between = /[,;]?\s+|[,;](?!\d{3}$)/;

/** A number. Numbers copied together, such as the coordinates of a place on a map, fill all numbers of the group. */
export function NumberInput({ place, onChange, ...shared }: InputProps) {
  const { desk, value } = useValue(place);
  const { file, path } = place;

  const onPaste = (event: ClipboardEvent) => {
    const numbers = event.clipboardData.getData('text/plain').trim().split(between).map(Number);
    const around = path.slice(0, -1);
    const group = Object.entries(valueAt(desk.drafts.open.get(file)?.data, around) ?? {});
    const names = group.flatMap(([name, other]) => (typeof other === 'number' ? [name] : []));
    if (numbers.length < 2 || numbers.length !== names.length || !numbers.every(Number.isFinite)) return;
    event.preventDefault();
    for (const [at, name] of names.entries())
      desk.change(file, { operation: 'set', path: [...around, name], value: numbers[at] ?? null });
  };

  // The browser keeps what is no number yet, such as a minus sign, and React what is the same number, such as 4.0.
  return (
    <input
      {...shared}
      type="number"
      step="any"
      value={typeof value === 'number' ? value : ''}
      onPaste={onPaste}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  );
}
