import { kindOf, longText } from '../../forms/schema.ts';
import { ArticleText } from './ArticleText.tsx';
import { ColourInput } from './ColourInput.tsx';
import { Lines } from './Lines.tsx';
import { NumberInput } from './NumberInput.tsx';
import { PhotoName } from './PhotoName.tsx';
import { PictureFile } from './PictureFile.tsx';
import { TextInput } from './TextInput.tsx';
import { type InputProps, useValue } from './use-value.ts';

/** The input for a value. */
export function Control(props: InputProps) {
  const { place, onChange, ...shared } = props;
  const { value, form } = useValue(place);
  const text = typeof value === 'string' ? value : '';
  const isLong = longText.test(String(place.path.findLast((part) => typeof part === 'string')));
  switch (kindOf(form)) {
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
          {form.enum?.map((known) => (
            <option key={String(known)} value={String(known)}>
              {String(known).replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      );
    case 'number':
      return <NumberInput {...props} />;
    case 'texts':
      return <Lines {...props} isLong={isLong} />;
    case 'day':
      return <input {...shared} type="date" value={text} onChange={({ target }) => onChange(target.value)} />;
    case 'colour':
      return <ColourInput {...props} />;
    case 'photo-name':
      return <PhotoName {...props} />;
    case 'picture':
      return <PictureFile {...props} />;
    case 'article-text':
      return <ArticleText {...props} />;
    default:
      return (
        <TextInput {...shared} value={text} isLong={isLong || text.includes('\n')} onChange={onChange} />
      );
  }
}
