import { flushSync } from 'react-dom';
import type { Place } from '../../places/marks.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';

/** Moves an item of a list up or down, or removes it. */
export function MoveButtons({ file, path }: Place) {
  const desk = useDesk();
  const [around, index] = [path.slice(0, -1), Number(path.at(-1))];
  const { length } = Object(desk.drafts.valueAt({ file, path: around }));
  const name = desk.nameOf({ file, path });
  const move = (to: number) => desk.change(file, { operation: 'move', path, to });
  const remove = (button: Element) => {
    const list = button.closest('ol');
    flushSync(() => {
      desk.change(file, { operation: 'remove', path });
      desk.say(words.removed);
    });
    // The next item takes this place and keeps the focus. After the last one, the button to add another gets it.
    if (button.isConnected) return;
    const add = list?.nextElementSibling ?? list?.lastElementChild?.querySelector('button');
    if (add instanceof HTMLElement) add.focus();
  };
  const buttons = [
    { sign: '↑', label: words.upNamed(name), isEnd: index === 0, act: () => move(index - 1) },
    { sign: '↓', label: words.downNamed(name), isEnd: index + 1 === length, act: () => move(index + 1) },
    { sign: '×', label: words.removeNamed(name), isEnd: false, act: remove },
  ];
  return (
    <div className="move">
      {buttons.map(({ sign, label, isEnd, act }) => (
        <button
          key={sign}
          type="button"
          className="icon-button"
          aria-disabled={isEnd}
          title={label}
          onClick={({ currentTarget }) => (isEnd ? undefined : act(currentTarget))}
        >
          <span aria-hidden="true">{sign}</span>
          <span className="hidden">{label}</span>
        </button>
      ))}
    </div>
  );
}
