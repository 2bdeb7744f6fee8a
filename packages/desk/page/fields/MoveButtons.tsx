import { flushSync } from 'react-dom';
import type { Path } from '../../api.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';

type MoveProps = { file: string; path: Path; count: number; name: string; onMoved?: (index: number) => void };

/** Moves an item of a list up or down, or removes it. */
export function MoveButtons({ file, path, count, name, onMoved }: MoveProps) {
  const desk = useDesk();
  const index = Number(path.at(-1));
  const moves = [
    { to: index - 1, arrow: '↑', title: words.up, label: words.upNamed(name) },
    { to: index + 1, arrow: '↓', title: words.down, label: words.downNamed(name) },
  ];
  return (
    <div className="move">
      {moves.map(({ to, arrow, title, label }) => (
        <button
          key={arrow}
          type="button"
          className="icon-button"
          aria-disabled={to < 0 || to === count}
          title={title}
          onClick={() => {
            if (to < 0 || to === count) return;
            desk.change(file, { operation: 'move', path, to });
            onMoved?.(to);
          }}
        >
          <span aria-hidden="true">{arrow}</span>
          <span className="hidden">{label}</span>
        </button>
      ))}
      <button
        type="button"
        className="icon-button"
        title={words.remove}
        onClick={({ currentTarget }) => {
          const list = currentTarget.closest('ol');
          flushSync(() => {
            desk.change(file, { operation: 'remove', path });
            desk.say(words.removed);
          });
          onMoved?.(-1);
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
