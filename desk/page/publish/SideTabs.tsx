import type { KeyboardEvent } from 'react';
import { publishWords } from './publish-words.ts';
import type { Side } from './use-side.ts';

const sides = ['before', 'after'] as const;

/** Tabs for a page before and after. Arrow keys go from one to the other. */
export function SideTabs({ shown, onShow }: { shown: Side; onShow: (side: Side) => void }) {
  const onKey = (event: KeyboardEvent) => {
    const next = { ArrowLeft: 'before', Home: 'before', ArrowRight: 'after', End: 'after' } as const;
    const side = next[event.key as keyof typeof next];
    if (!side) return;
    event.preventDefault();
    onShow(side);
    document.getElementById(`compare-tab-${side}`)?.focus();
  };
  return (
    <div role="tablist" className="compare-tabs" aria-label={publishWords.page.shown} onKeyDown={onKey}>
      {sides.map((side) => (
        <button
          key={side}
          type="button"
          role="tab"
          id={`compare-tab-${side}`}
          aria-selected={side === shown}
          aria-controls={`compare-${side}`}
          tabIndex={side === shown ? 0 : -1}
          onClick={() => onShow(side)}
        >
          {publishWords[side]}
        </button>
      ))}
    </div>
  );
}
