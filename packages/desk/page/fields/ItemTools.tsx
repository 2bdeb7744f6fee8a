import type { Json, Path } from '../../api.ts';
import { valueAt } from '../../values.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { MoveButtons } from './MoveButtons.tsx';

/** The position of an item in its list, with buttons to move or remove it. */
export function ItemTools({ file, path, data }: { file: string; path: Path; data: Json }) {
  const desk = useDesk();
  const around = path.slice(0, -1);
  const list = valueAt(data, around);
  if (!Array.isArray(list)) return null;
  return (
    <div className="item-tools">
      <span>{words.position(Number(path.at(-1)) + 1, list.length)}</span>
      <MoveButtons
        file={file}
        path={path}
        count={list.length}
        name={desk.nameOf({ file, path })}
        onMoved={(index) => {
          const now = index < 0 ? around : [...around, index];
          desk.show({ kind: 'form', file, path: now, focus: now });
        }}
      />
    </div>
  );
}
