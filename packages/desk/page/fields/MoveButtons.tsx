import { flushSync } from 'react-dom';
import type { Path } from '../../api.ts';
import type { Place } from '../../places/marks.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';

/** Moves an item of a list up or down, or removes it. If its own form is open, the drawer follows. */
export function MoveButtons({ file, path }: Place) {
  const desk = useDesk();
  const { opened } = desk;
  const [around, index] = [path.slice(0, -1), Number(path.at(-1))];
  const list = desk.drafts.valueAt({ file, path: around });
  const name = desk.nameOf({ file, path });
  const follow = (now: Path) => {
    if (opened?.kind === 'form' && opened.path.length === path.length)
      desk.show({ kind: 'form', file, path: now, focus: now });
  };
  const moves = [
    { to: index - 1, arrow: '↑', label: words.upNamed(name) },
    { to: index + 1, arrow: '↓', label: words.downNamed(name) },
  ];
  return (
    <div className="move">
      {moves.map(({ to, arrow, label }) => {
        const isEnd = to < 0 || to === Object(list).length;
        return (
          <button
            key={arrow}
            type="button"
            className="icon-button"
            aria-disabled={isEnd}
            title={label}
            onClick={() => {
              if (isEnd) return;
              desk.change(file, { operation: 'move', path, to });
              follow([...around, to]);
            }}
          >
            <span aria-hidden="true">{arrow}</span>
            <span className="hidden">{label}</span>
          </button>
        );
      })}
      <button
        type="button"
        className="icon-button"
        title={words.removeNamed(name)}
        onClick={({ currentTarget }) => {
          const list = currentTarget.closest('ol');
          flushSync(() => {
            desk.change(file, { operation: 'remove', path });
            desk.say(words.removed);
          });
          follow(around);
          // The next item takes this place and keeps the focus. After the last one, the button to add another gets it.
          if (currentTarget.isConnected) return;
          const add = list?.nextElementSibling ?? list?.lastElementChild?.querySelector('button');
          if (add instanceof HTMLElement) add.focus();
        }}
      >
        <span aria-hidden="true">×</span>
        <span className="hidden">{words.removeNamed(name)}</span>
      </button>
    </div>
  );
}
