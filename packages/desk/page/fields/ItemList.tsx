import { pageFacts } from '../../page-facts.ts';
import { isInline } from '../forms/opened-path.ts';
import { formOf, isSchema } from '../forms/schema.ts';
import { useDesk } from '../use-desk.ts';
import { AddAnother } from './AddAnother.tsx';
import { AddPhotos } from './AddPhotos.tsx';
import { GroupFields, type ValueProps } from './GroupFields.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { PhotoThumb } from './PhotoThumb.tsx';

/** A list of items: each opens its form, or has its short fields here, and can be moved and removed. */
export function ItemList({ file, path, schema, value, focus }: ValueProps) {
  const desk = useDesk();
  const { items } = formOf(schema, value);
  if (!isSchema(items) || !Array.isArray(value)) return null;
  const list = String(path.at(-1));
  const { photosFile, otherLists } = pageFacts();
  const isGallery = file === photosFile && !otherLists.includes(list);
  return (
    <>
      {isGallery ? <AddPhotos category={list} /> : null}
      <ol className="items">
        {value.map((item, index) => {
          const at = [...path, index];
          const name = desk.nameOf({ file, path: at });
          return (
            <li key={index}>
              {isInline(items, index) ? (
                <fieldset className="box">
                  <legend className="hidden">{name}</legend>
                  <GroupFields file={file} path={at} schema={items} value={item} focus={focus} />
                </fieldset>
              ) : (
                <button
                  type="button"
                  className="row-button"
                  onClick={() => void desk.openOnPage({ file, path: at })}
                >
                  <PhotoThumb name={Object(item).src} />
                  <span>{name}</span>
                </button>
              )}
              <MoveButtons file={file} path={at} count={value.length} name={name} />
            </li>
          );
        })}
      </ol>
      {isGallery ? null : <AddAnother file={file} path={path} schema={schema} list={value} />}
    </>
  );
}
