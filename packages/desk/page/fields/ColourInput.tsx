import type { ComponentProps } from 'react';
import { labelOf } from '../../label-of.ts';
import type { Place } from '../places/marks.ts';
import { words } from '../words.ts';
import { TextInput } from './TextInput.tsx';

type Props = Omit<ComponentProps<typeof TextInput>, 'isLong'> & { place: Place };

/** A colour as the browser offers it to choose, and as text. */
export function ColourInput({ place, value, onChange, ...shared }: Props) {
  const isColour = /^#[\da-f]{6}$/i.test(value);
  return (
    <div className="colour">
      <input
        type="color"
        aria-label={words.chooseColour(labelOf(String(place.path.at(-1))))}
        // There is no input of this type without a colour.
        data-unset={!isColour || undefined}
        value={isColour ? value.toLowerCase() : '#ffffff'}
        onChange={({ target }) => onChange(target.value)}
      />
      <TextInput {...shared} value={value} isLong={false} onChange={onChange} />
    </div>
  );
}
