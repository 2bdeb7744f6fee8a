import { isInline } from '../forms/opened-path.ts';
import { isSchema } from '../forms/schema.ts';
import type { Place } from '../places/marks.ts';
import { words } from '../words.ts';
import { AddAnother } from './AddAnother.tsx';
import { GroupFields } from './GroupFields.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { PhotoThumb } from './PhotoThumb.tsx';
import { useValue } from './use-value.ts';

/**
 * A list whose items can be moved and removed. Groups of short fields are boxes, and other items open their form. Where
 * items are mostly the same but for one field, such as the hours of each day, the first can be copied to the others.
 */
export function ItemList({ file, path }: Place) {
  const { desk, value, form } = useValue({ file, path });
  const { items, sameExcept } = form;
  if (!isSchema(items) || !Array.isArray(value)) return null;
  const copyFirst = (except: string) => {
    const copies = value.map((item) => ({ ...Object(value[0]), [except]: Object(item)[except] }));
    desk.change(file, { operation: 'set', path, value: copies });
  };
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
                  <GroupFields {...place} />
                  {typeof sameExcept === 'string' && index === 0 && value.length > 1 ? (
                    <button type="button" className="quiet-button" onClick={() => copyFirst(sameExcept)}>
                      {words.copyFirst(value.length - 1)}
                    </button>
                  ) : null}
                </fieldset>
              ) : (
                <button type="button" className="row-button" onClick={() => void desk.openOnPage(place)}>
                  <PhotoThumb name={Object(item).src} />
                  <span>{name}</span>
                </button>
              )}
              <MoveButtons {...place} />
            </li>
          );
        })}
      </ol>
      <AddAnother file={file} path={path} items={items} />
    </>
  );
}
