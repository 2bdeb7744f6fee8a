import { useEffect, useRef, useState } from 'react';
import type { Json, Path } from '../../api.ts';
import { TextInput } from './TextInput.tsx';

type LinesProps = {
  id: string;
  value: Json[];
  /** Whether lines are so long that an empty line keeps them apart. */
  isLong: boolean;
  /** Where the focus goes when the form opens: the list or one of its lines; undefined if it goes elsewhere. */
  focus: Path | undefined;
  onChange: (value: Json) => void;
};

/** A list of texts in one field, each on a line of its own. Empty lines do not count. */
export function Lines({ value, isLong, focus, onChange, ...shared }: LinesProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const written = value.map((item) => String(item).replace(/\s+/g, ' ')).join(isLong ? '\n\n' : '\n');
  const [typed, setTyped] = useState(written);
  const isCurrent = linesOf(typed).join('\n') === value.join('\n');
  useEffect(() => {
    const [line] = [...(field.current?.value.matchAll(/\S.*/g) ?? [])].slice(Number(focus?.at(-1)));
    if (line && typeof focus?.at(-1) === 'number')
      field.current?.setSelectionRange(line.index, line.index + line[0].length);
  }, [focus]);
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
