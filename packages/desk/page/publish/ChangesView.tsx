import { useEffect, useRef } from 'react';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { ChangesPage } from './ChangesPage.tsx';
import { EarlierPublishes } from './EarlierPublishes.tsx';
import './publish.css';
import { publishWords } from './publish-words.ts';
import { usePublishing } from './use-publishing.ts';
import { useView, type View } from './view-address.ts';

/** What will change, in the place of the page, while the address names it. */
export function ChangesView() {
  const view = useView();
  return view ? <Shown view={view} /> : null;
}

function Shown({ view }: { view: View }) {
  const desk = useDesk();
  const { list, run } = usePublishing();
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    const end = list.show();
    return () => {
      end();
      run.leave();
      document.querySelector<HTMLElement>('.changes-button')?.focus();
      document.title = `${desk.frame?.document?.title ?? ''} · ${words.bar}`;
    };
  }, [desk, list, run]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each view takes the focus, and gives the page its title.
  useEffect(() => {
    const heading = main.current?.querySelector<HTMLElement>('h2');
    heading?.focus();
    main.current?.scrollTo(0, 0);
    document.title = `${heading?.textContent ?? publishWords.title} · ${words.bar}`;
  }, [view]);
  return (
    <main className="changes" ref={main}>
      {view === 'changes' ? <ChangesPage /> : <EarlierPublishes />}
    </main>
  );
}
