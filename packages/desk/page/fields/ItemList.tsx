import { isInline } from '../forms/opened-path.ts';
import { formOf, isSchema } from '../forms/schema.ts';
import { useDesk } from '../use-desk.ts';
import { AddAnother } from './AddAnother.tsx';
import { GroupFields, type ValueProps } from './GroupFields.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { PhotoThumb } from './PhotoThumb.tsx';

/** A list whose items can be moved and removed. Groups of short fields are boxes, and other items open their form. */
export function ItemList({ file, path, schema, value, focus }: ValueProps) {
  const desk = useDesk();
  const { items } = formOf(schema, value);
  if (!isSchema(items) || !Array.isArray(value)) return null;
  return (
    <>
      <ol className="items">
        {value.map((item, index) => {
          const place = { file, path: [...path, index] };
          const name = desk.nameOf(place);
          return (
            <li key={index}>
              {isInline(items, index) ? (
                <fieldset className="box">
                  <legend className="hidden">{name}</legend>
                  <GroupFields {...place} schema={items} value={item} focus={focus} />
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
      <AddAnother file={file} path={path} schema={schema} list={value} />
    </>
  );
}
