import type { Json, Path } from '../../api.ts';
import { valueAt } from '../../values.ts';
import { blankOf, fieldsOf, formOf, isSchema, type JsonSchema, kindOf } from '../forms/schema.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { AddPhotos } from './AddPhotos.tsx';

/** The field of a new item that is filled in first; none for a text, which is a field itself. */
function firstField(item: JsonSchema): Path {
  const kinds = fieldsOf(formOf(item)).map(([name, schema]) => ({ name, kind: kindOf(schema) }));
  const first = kinds.find(({ name, kind }) => name !== 'id' && !/^(group|list|texts)$/.test(kind));
  return first ? [first.name, ...(first.kind === 'photo' ? ['src'] : [])] : [];
}

/** The only photo of an item, and the words that belong to it. */
function photoOf(item: JsonSchema) {
  const named = (wanted: string) => fieldsOf(formOf(item)).filter(([, schema]) => kindOf(schema) === wanted);
  const [[photo] = [], ...others] = named('photo-name');
  const [[text = ''] = []] = named('text');
  return photo !== undefined && others.length === 0 ? { photo, text } : undefined;
}

type AddProps = { file: string; path: Path; schema: JsonSchema; list: Json[]; isQuiet?: boolean };

/**
 * Adds an item to a list and opens it at its first field. Where each item is a photo, several can be added at once.
 * @param props.isQuiet for a list inside a form
 */
export function AddAnother({ file, path, schema, list, isQuiet = false }: AddProps) {
  const desk = useDesk();
  const { items, maxItems = Number.POSITIVE_INFINITY } = formOf(schema, list);
  if (!isSchema(items) || list.length >= maxItems) return null;
  const ofPhoto = photoOf(items);
  const add = (values: Json[], field: Path) => {
    // The list may have changed while photos were read.
    const { length } = valueAt(desk.drafts.open.get(file)?.data, path) as Json[];
    // Reviews have a date, and the newest comes first.
    const start = isSchema(items.properties?.date) ? 0 : length;
    for (const [index, value] of values.entries())
      desk.change(file, { operation: 'insert', path: [...path, start + index], value });
    return desk.open({ file, path: [...path, start, ...field] });
  };
  return (
    <>
      <button
        type="button"
        className={isQuiet ? 'quiet-button' : 'button'}
        onClick={() => void add([blankOf(items, list)], firstField(items))}
      >
        {words.addAnother}
      </button>
      {ofPhoto ? (
        <AddPhotos
          onUploaded={(uploads) =>
            add(
              uploads.map((upload) => ({ ...Object(blankOf(items)), [ofPhoto.photo]: upload })),
              [ofPhoto.text],
            )
          }
        />
      ) : null}
    </>
  );
}
