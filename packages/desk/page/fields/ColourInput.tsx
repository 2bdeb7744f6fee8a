import { labelOf } from '../../label-of.ts';
import { words } from '../words.ts';
import { TextInput } from './TextInput.tsx';
import { type InputProps, useValue } from './use-value.ts';

/** A colour as the browser offers it to choose, and as text. */
export function ColourInput({ place, onChange, ...shared }: InputProps) {
  const value = String(useValue(place).value ?? '');
  const isColour = /^#[\da-f]{6}$/i.test(value);
  return (
    <div className="colour">
      <input
        type="color"
        aria-label={words.chooseColour(labelOf(String(place.path.at(-1))))}
        // There is no input of this type without a colour.
        value={isColour ? value.toLowerCase() : '#ffffff'}
        onChange={({ target }) => onChange(target.value)}
      />
      <TextInput {...shared} value={value} isLong={false} onChange={onChange} />
    </div>
  );
}
