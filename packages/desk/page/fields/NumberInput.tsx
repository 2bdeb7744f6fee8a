import { type ClipboardEvent, useState } from 'react';
import type { Json } from '../../api.ts';
import { valueAt } from '../../values.ts';
import { type InputProps, useValue } from './use-value.ts';

/** What stands between numbers. A comma before the last three digits divides thousands. */
const between = /[,;]?\s+|[,;](?!\d{3}$)/;

/** What a field says: no number stays as typed, so that it can be corrected. */
const numberIn = (text: string): Json => {
  const number = Number(text.replace(/^[−–]/, '-'));
  return text.trim() === '' ? null : Number.isNaN(number) ? text : number;
};

/**
 * A number. No browser's own field for numbers: it drops signs of what is pasted, so that $99–$120 would become 99120.
 * Numbers copied together, such as the coordinates of a place on a map, fill all numbers of the group.
 */
export function NumberInput({ place, onChange, ...shared }: InputProps) {
  const { desk, value = null } = useValue(place);
  const [typed, setTyped] = useState('');
  const { file, path } = place;

  const onPaste = (event: ClipboardEvent) => {
    const numbers = event.clipboardData.getData('text/plain').trim().split(between).map(numberIn);
    const around = path.slice(0, -1);
    const group = Object.entries(valueAt(desk.drafts.open.get(file)?.data, around) ?? {});
    const isNumber = ([name, other]: [string, unknown]) => typeof other === 'number' || name === path.at(-1);
    const names = group.filter(isNumber).map(([name]) => name);
    const isGroup = numbers.length > 1 && numbers.length === names.length;
    if (!isGroup || numbers.some((number) => typeof number !== 'number')) return;
    event.preventDefault();
    for (const [at, name] of names.entries())
      desk.change(file, { operation: 'set', path: [...around, name], value: numbers[at] ?? null });
  };

  return (
    <input
      {...shared}
      inputMode="decimal"
      // The same number may be typed in several ways, such as 4.0.
      value={numberIn(typed) === value ? typed : String(value ?? '')}
      onPaste={onPaste}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(numberIn(target.value));
      }}
    />
  );
}
