import type { Json, Path } from '../../api.ts';
import { labelOf } from '../../label-of.ts';
import { valueAt } from '../../values.ts';
import { blankOf, fieldsOf, formOf, isSchema, type JsonSchema, kindOf } from '../forms/schema.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { PhotoUpload } from './PhotoUpload.tsx';
import { photoWords } from './photo-words.ts';

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

type AddProps = { file: string; path: Path; schema: JsonSchema; list: Json[] };

/** Adds an item to a list and opens it at its first field. Where each item is a photo, several can be added at once. */
export function AddAnother({ file, path, schema, list }: AddProps) {
  const desk = useDesk();
  const { items, maxItems = Number.POSITIVE_INFINITY } = formOf(schema, list);
  if (!isSchema(items) || list.length >= maxItems) return null;
  const fields = fieldsOf(formOf(items)).map(([name, field]) => ({ name, kind: kindOf(field) }));
  const [photo, ...otherPhotos] = fields.filter(({ kind }) => kind === 'photo-name');
  const add = (photos: (string | undefined)[] = [undefined]) => {
    // The list may have changed while photos were read.
    const now = valueAt(desk.drafts.open.get(file)?.data, path) as Json[];
    // Reviews have a date, and the newest comes first.
    const start = isSchema(items.properties?.date) ? 0 : now.length;
    for (const [index, src] of photos.entries()) {
      const item = newItem(items, now, String(path.at(-1)));
      const value = photo && src ? { ...Object(item), [photo.name]: src } : item;
      desk.change(file, { operation: 'insert', path: [...path, start + index], value });
    }
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
        <PhotoUpload className="box" multiple words={photoWords(path)} onUploaded={add} />
      ) : null}
    </>
  );
}
