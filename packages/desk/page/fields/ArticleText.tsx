import { type ClipboardEvent, useRef } from 'react';
import { insertText } from './insert-text.ts';
import { PhotoChoices } from './PhotoChoices.tsx';
import { PhotoUpload } from './PhotoUpload.tsx';
import { TextInput } from './TextInput.tsx';
import { type InputProps, useValue } from './use-value.ts';

/** The text of an article. Photos come after the paragraph where the caret is; their descriptions are written there. */
export function ArticleText({ place, onChange, ...shared }: InputProps) {
  const value = String(useValue(place).value ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  const add = (photos: string[]) => {
    const { current } = field;
    if (!current) return;
    const { value: text, selectionEnd } = current;
    const end = selectionEnd + text.slice(selectionEnd).search(/\n\s*\n|\s*$/);
    const gap = text.slice(0, end).trim() ? '\n\n' : '';
    insertText(current, gap + photos.map((photo) => `![](${photo})`).join('\n\n'), end, end);
    // Between the brackets of the first.
    const description = end + gap.length + 2;
    current.setSelectionRange(description, description);
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { currentTarget: input, clipboardData: copied } = event;
    const text = copied.getData('text/plain').trim();
    // Word processors end a paragraph with one line end, which would be a space. Other programs copy no HTML.
    if (!copied.types.includes('text/html') || !/\n/.test(text) || /\n\s*\n/.test(text)) return;
    event.preventDefault();
    const paragraphs = text.replace(/\s*\n(?!\s*(?:[-*•·]|\d+[.)])\s)/g, '\n\n');
    insertText(input, paragraphs, input.selectionStart, input.selectionEnd);
  };
  return (
    <PhotoUpload
      multiple
      path={['articlePhoto']}
      onUploaded={add}
      picture={
        <TextInput {...shared} ref={field} isLong value={value} onChange={onChange} onPaste={onPaste} />
      }
    >
      <PhotoChoices onChoose={(name) => add([name])} />
    </PhotoUpload>
  );
}
