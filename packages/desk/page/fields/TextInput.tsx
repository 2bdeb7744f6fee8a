import type { ComponentProps } from 'react';

/** Characters in a line of the drawer, for browsers without `field-sizing`. */
const lineLength = 40;

type TextInputProps = Pick<ComponentProps<'textarea'>, 'id' | 'ref' | 'onPaste' | 'aria-describedby'> & {
  value: string;
  isLong: boolean;
  'data-focus'?: true | undefined;
  onChange: (value: string) => void;
};

/** A field as high as its text. Only a long text may have line breaks. */
export function TextInput({ value, isLong, onChange, ...shared }: TextInputProps) {
  const lengths = value.split('\n').map(({ length }) => Math.max(1, Math.ceil(length / lineLength)));
  const rows = lengths.reduce((sum, length) => sum + length, 0);
  return (
    <textarea
      {...shared}
      rows={Math.max(isLong ? 3 : 1, rows)}
      value={value}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isLong && !event.nativeEvent.isComposing) event.preventDefault();
      }}
      onChange={({ target }) => onChange(isLong ? target.value : target.value.replace(/\s*\n\s*/g, ' '))}
    />
  );
}
