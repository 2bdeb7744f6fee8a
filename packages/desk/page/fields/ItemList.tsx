import { isInline } from '../forms/opened-path.ts';
import { formOf, isSchema, kindOf } from '../forms/schema.ts';
import { useDesk } from '../use-desk.ts';
import { AddAnother } from './AddAnother.tsx';
import { Field } from './Field.tsx';
import { GroupFields, type ValueProps } from './GroupFields.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { PhotoThumb } from './PhotoThumb.tsx';

/**
 * A list whose items can be moved and removed. Texts are lines, groups of short fields are boxes, and other items open
 * their form.
 * @param props.label of a list of texts
 */
export function ItemList({ file, path, schema, value, focus, label }: ValueProps & { label?: string }) {
  const desk = useDesk();
  const { items } = formOf(schema, value);
  if (!isSchema(items) || !Array.isArray(value)) return null;
  const areTexts = kindOf(schema, value) === 'texts';
  return (
    <>
      <ol className={areTexts ? 'lines' : 'items'}>
        {value.map((item, index) => {
          const place = { file, path: [...path, index] };
          const name = areTexts ? `${label} ${index + 1}` : desk.nameOf(place);
          const given = { ...place, schema: items, value: item, focus };
          return (
            <li key={index}>
              {areTexts ? (
                <Field {...given} label={name} isLabelHidden isRequired />
              ) : isInline(items, index) ? (
                <fieldset className="box">
                  <legend className="hidden">{name}</legend>
                  <GroupFields {...given} />
                </fieldset>
              ) : (
                <button type="button" className="row-button" onClick={() => void desk.openOnPage(place)}>
                  <PhotoThumb name={Object(item).src} />
                  <span>{name}</span>
                </button>
              )}
              <MoveButtons {...place} count={value.length} name={name} />
            </li>
          );
        })}
      </ol>
      <AddAnother file={file} path={path} schema={schema} list={value} isQuiet={areTexts} />
    </>
  );
}
