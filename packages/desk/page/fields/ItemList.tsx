import type { Json, JsonSchema } from '../../api.ts';
import { isInline } from '../../forms/opened-path.ts';
import { blankOf, fieldsOf, formOf, isSchema, kindOf } from '../../forms/schema.ts';
import { labelOf } from '../../label-of.ts';
import type { Place } from '../../places/marks.ts';
import { words } from '../words.ts';
import { GroupFields } from './GroupFields.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { PhotoThumb } from './PhotoThumb.tsx';
import { PhotoUpload } from './PhotoUpload.tsx';
import { useValue } from './use-value.ts';

/** A list whose items can be moved and removed. Groups of short fields are boxes, and other items open their form. */
export function ItemList({ file, path }: Place) {
  const { desk, value, form, focus } = useValue({ file, path });
  const { items, maxItems = Number.POSITIVE_INFINITY } = form;
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
                <fieldset className="box" data-focus={focus.join() === place.path.join() || undefined}>
                  <legend className="hidden">{name}</legend>
                  <GroupFields {...place} />
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
      {value.length < maxItems ? <AddAnother file={file} path={path} items={items} /> : null}
    </>
  );
}

/**
 * Adds an item to a list and opens it at its first field. Where each item is a photo, several can be added at once.
 * @param props.items the schema of an item
 */
function AddAnother({ items, file, path }: Place & { items: JsonSchema }) {
  const { desk } = useValue({ file, path });
  const fields = fieldsOf(formOf(items)).map(([name, field]) => ({ name, kind: kindOf(field) }));
  const [photo, ...otherPhotos] = fields.filter(({ kind }) => kind === 'photo-name');
  const add = (photos: (string | undefined)[] = [undefined]) => {
    // The list may have changed while photos were read.
    const now = desk.drafts.valueAt({ file, path }) as Json[];
    // Reviews have a date, and the newest comes first.
    const start = isSchema(items.properties?.date) ? 0 : now.length;
    for (const [index, src] of photos.entries()) {
      const item = newItem(items, now, String(path.at(-1)));
      const value = photo && src ? { ...Object(item), [photo.name]: src } : item;
      desk.change(file, { operation: 'insert', path: [...path, start + index], value });
    }
    desk.added = { file, path: [...path, start] };
    const skipped = photos[0] ? /^(group|list|texts|photo-name)$/ : /^(group|list|texts)$/;
    const first = fields.find(({ name, kind }) => name !== 'id' && !skipped.test(kind));
    const focus = first?.kind === 'photo' ? [first.name, 'src'] : first ? [first.name] : [];
    return desk.open({ file, path: [...path, start, ...focus] });
  };
  return (
    <>
      <button type="button" className="button" onClick={() => void add()}>
        {words.addAnother}
      </button>
      {photo && otherPhotos.length === 0 ? (
        <PhotoUpload className="box" multiple path={path} onUploaded={add} />
      ) : null}
    </>
  );
}

/**
 * An empty item. One that may have a short name gets a random one, such as `before-after-3f9a`: other pages can then name
 * the item before anybody gives it a better one.
 */
function newItem(item: JsonSchema, list: Json[], name: string): Json {
  const blank = blankOf(item, list);
  const id = `${labelOf(name)} ${crypto.randomUUID().slice(0, 4)}`.toLowerCase().replaceAll(' ', '-');
  const { properties = {} } = formOf(item);
  // No page names a photo of a list.
  const isNamed = Object(blank).id === '' || (properties.id !== undefined && properties.src === undefined);
  return isNamed ? { ...Object(blank), id } : blank;
}
