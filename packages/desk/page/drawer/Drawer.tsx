import { useEffect, useRef } from 'react';
import { placeKey } from '../../places/marks.ts';
import type { Opened } from '../opened.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { ArticleList } from './ArticleList.tsx';
import { FormPanel } from './FormPanel.tsx';
import { MorePanel } from './MorePanel.tsx';
import { PlacesPanel } from './PlacesPanel.tsx';
import { ProblemsPanel } from './ProblemsPanel.tsx';

const panels = { places: PlacesPanel, more: MorePanel, articles: ArticleList, problems: ProblemsPanel };

/** The drawer: at the side, or at the bottom on phones. When it closes, the focus returns to where it was. */
export function Drawer({ opened }: { opened: Opened }) {
  const desk = useDesk();
  const drawer = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      const page = desk.frame?.element;
      const isOfPage = before instanceof HTMLIFrameElement || before === document.body;
      if (isOfPage) page?.focus({ preventScroll: true });
      else if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [desk]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening the same thing again moves the focus, too.
  useEffect(() => {
    drawer.current?.scrollTo({ top: 0, behavior: 'instant' });
    // Of a group, its first field.
    const wanted = [
      ':not(fieldset)[data-focus]',
      '[data-focus] :is(button, input, select, textarea)',
      '.field :is(input, select, textarea)',
      'h2',
    ];
    const found = wanted.map((selector) => drawer.current?.querySelector<HTMLElement>(selector));
    found.find(Boolean)?.focus();
    // The page has become narrower: scrolls back to what is edited.
    requestAnimationFrame(() => desk.frame?.reveal());
  }, [opened]);
  const Panel = opened.kind === 'form' || opened.kind === 'message' ? undefined : panels[opened.kind];
  return (
    <section
      className="drawer"
      ref={drawer}
      data-wide={(opened.kind === 'form' && opened.file.startsWith('articles/')) || undefined}
      aria-labelledby="drawer-heading"
    >
      <button type="button" className="icon-button close" onClick={() => desk.show(undefined)}>
        <span aria-hidden="true">×</span>
        <span className="hidden">{words.close}</span>
      </button>
      {opened.kind === 'form' ? (
        <FormPanel key={placeKey(opened)} file={opened.file} path={opened.path} />
      ) : (
        <h2 id="drawer-heading" tabIndex={-1}>
          {words[opened.kind]}
        </h2>
      )}
      {Panel ? <Panel /> : null}
      {opened.kind === 'message' ? <p>{opened.text}</p> : null}
    </section>
  );
}
