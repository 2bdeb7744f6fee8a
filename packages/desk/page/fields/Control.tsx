import type { Json, JsonSchema, Path } from '../../api.ts';
import { kindOf } from '../forms/schema.ts';
import type { Place } from '../places/marks.ts';
import { ColourInput } from './ColourInput.tsx';
import { Lines } from './Lines.tsx';
import { PhotoName } from './PhotoName.tsx';
import { PictureFile } from './PictureFile.tsx';
import { TextInput } from './TextInput.tsx';

type ControlProps = {
  id: string;
  place: Place;
  schema: JsonSchema;
  value: Json;
  isLong: boolean;
  'aria-describedby': string;
  'aria-invalid': true | undefined;
  /** Where the focus goes when the form opens, if that is here. */
  focus: Path | undefined;
  onFocus: () => void;
  onBlur: () => void;
  /** With null if the field was emptied. */
  onChange: (value: Json) => void;
};

/** The input for a value. */
export function Control({ place, schema, value, isLong, focus, onChange, ...attributes }: ControlProps) {
  const shared = { ...attributes, 'data-focus': focus !== undefined || undefined };
  const text = typeof value === 'string' ? value : '';
  switch (kindOf(schema)) {
    case 'yes-no':
      return (
        <input
          {...shared}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    case 'choice':
      return (
        <select {...shared} value={String(value)} onChange={({ target }) => onChange(target.value)}>
          {schema.enum?.map((known) => (
            <option key={String(known)} value={String(known)}>
              {String(known).replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      );
    case 'number':
      // The browser keeps what is no number yet, such as a minus sign.
      return (
        <input
          {...shared}
          type="number"
          step="any"
          value={String(value ?? '')}
          onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        />
      );
    case 'texts':
      return (
        <Lines
          {...shared}
          value={Array.isArray(value) ? value : []}
          isLong={isLong}
          focus={focus}
          onChange={onChange}
        />
      );
    case 'day':
      return <input {...shared} type="date" value={text} onChange={({ target }) => onChange(target.value)} />;
    case 'colour':
      return <ColourInput {...shared} place={place} value={text} onChange={onChange} />;
    case 'photo-name':
      return <PhotoName {...shared} place={place} value={text} onChange={onChange} />;
    case 'picture':
      return <PictureFile {...shared} place={place} schema={schema} />;
    default:
      return (
        <TextInput {...shared} value={text} isLong={isLong || text.includes('\n')} onChange={onChange} />
      );
  }
}
