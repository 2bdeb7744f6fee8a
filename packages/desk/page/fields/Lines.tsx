import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { words } from '../words.ts';
import { insertText } from './insert-text.ts';
import { pastedLines, type Tidied } from './pasted-lines.ts';
import { TextInput } from './TextInput.tsx';
import { type InputProps, useValue } from './use-value.ts';

/**
 * A list of texts in one field, each on a line of its own. Empty lines do not count. A list that is pasted is tidied.
 * @param props.isLong whether lines are so long that an empty line keeps them apart
 */
export function Lines({ place, isLong, onChange, ...shared }: InputProps & { isLong: boolean }) {
  const { value, form, focus } = useValue(place);
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
  const [tidied, setTidied] = useState<Tidied[]>([]);
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { currentTarget: input } = event;
    const { selectionStart: from, selectionEnd: to } = input;
    const pasted = event.clipboardData.getData('text/plain');
    const before = input.value.slice(0, from).split('\n').at(-1) ?? '';
    const { text, done } = pastedLines(pasted, { before, areNames: form.areNames === true });
    if (done.length === 0) return;
    event.preventDefault();
    // In two steps, so that undo brings back the text as it was copied.
    insertText(input, pasted, from, to);
    insertText(input, text, from, input.selectionEnd);
    setTidied(done);
  };
  return (
    <>
      <TextInput
        {...shared}
        ref={field}
        isLong
        value={isCurrent ? typed : written}
        onPaste={onPaste}
        onChange={(next) => {
          setTyped(next);
          setTidied([]);
          onChange(linesOf(next));
        }}
      />
      <p className="help" role="status">
        {tidied.length > 0 ? words.pasted.tidied(tidied.map((what) => words.pasted[what])) : null}
      </p>
    </>
  );
}

function linesOf(text: string): string[] {
  return (text.match(/\S.*/g) ?? []).map((line) => line.trimEnd());
}
