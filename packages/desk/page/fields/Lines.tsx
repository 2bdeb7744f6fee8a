import { useEffect, useRef, useState } from 'react';
import { TextInput } from './TextInput.tsx';
import { type InputProps, useValue } from './use-value.ts';

/**
 * A list of texts in one field, each on a line of its own. Empty lines do not count.
 * @param props.isLong whether lines are so long that an empty line keeps them apart
 */
export function Lines({ place, isLong, onChange, ...shared }: InputProps & { isLong: boolean }) {
  const { value, focus } = useValue(place);
  const items = Array.isArray(value) ? value : [];
  const field = useRef<HTMLTextAreaElement>(null);
  const written = items.map((item) => String(item).replace(/\s+/g, ' ')).join(isLong ? '\n\n' : '\n');
  const [typed, setTyped] = useState(written);
  const isCurrent = linesOf(typed).join('\n') === items.join('\n');
  // The line that the form was opened for.
  const at = shared['data-focus'] && focus[place.path.length];
  useEffect(() => {
    const line = [...(field.current?.value.matchAll(/\S.*/g) ?? [])][Number(at)];
    if (line) field.current?.setSelectionRange(line.index, line.index + line[0].length);
  }, [at]);
  return (
    <TextInput
      {...shared}
      ref={field}
      isLong
      value={isCurrent ? typed : written}
      onChange={(text) => {
        setTyped(text);
        onChange(linesOf(text));
      }}
    />
  );
}

function linesOf(text: string): string[] {
  return (text.match(/\S.*/g) ?? []).map((line) => line.trimEnd());
}
