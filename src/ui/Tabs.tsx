import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { tabAfterKey } from '../lib/tab-after-key.ts';
import styles from './Tabs.module.css';

type Tab<Id extends string> = {
  id: Id;
  label: string;
  panel: ReactNode;
  /** Has nothing inside that takes focus, so that the panel has to. */
  isPlain?: boolean;
  /** An address that shows the same. The panel, unless it is selected, is then not drawn until scripts run. */
  elsewhere?: string;
};

type TabsProps<Id extends string> = {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Level of the headings that name the panels where all are shown. */
  headingLevel: 'h2' | 'h3';
};

/**
 * Tabs after the ARIA pattern; all panels are in the page, so focus selects. Until scripts run the tabs are links
 * to panels that stand one below the other, or to where the same is shown.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  headingLevel: Heading,
}: TabsProps<Id>) {
  const isReady = useHydrated();
  const list = useRef<HTMLDivElement>(null);

  // A link to a panel, followed before scripts ran or from elsewhere, is as good as its tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tabs of a page never change.
  useEffect(() => {
    const follow = () => {
      const tab = tabs.find(({ id }) => `#${id}` === window.location.hash);
      if (!tab) return;
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', pathname + search);
      onSelect(tab.id);
      // The panel has moved up, as those before it are gone.
      requestAnimationFrame(() => list.current?.scrollIntoView({ behavior: 'instant' }));
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  const isDrawn = ({ id, elsewhere }: Tab<Id>) => isReady || id === selected || elsewhere === undefined;
  const select = (event: MouseEvent | KeyboardEvent, id: Id | undefined) => {
    event.preventDefault();
    if (id === undefined) return;
    onSelect(id);
    list.current?.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, id: Id) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // A link does not listen to the space bar, a tab does.
    const next = event.key === ' ' ? id : tabAfterKey(ids(tabs), id, event.key);
    if (next !== undefined) select(event, next);
  };

  return (
    <>
      <div ref={list} className={styles.list} {...(isReady ? { role: 'tablist', 'aria-label': label } : {})}>
        {tabs.map((tab) => (
          <a
            key={tab.id}
            id={`${tab.id}-tab`}
            href={isDrawn(tab) ? `#${tab.id}` : tab.elsewhere}
            className={styles.tab}
            {...(isReady
              ? {
                  role: 'tab',
                  'aria-selected': tab.id === selected,
                  'aria-controls': tab.id,
                  tabIndex: tab.id === selected ? 0 : -1,
                  onClick: (event: MouseEvent) => select(event, tab.id),
                  onKeyDown: (event: KeyboardEvent) => onKeyDown(event, tab.id),
                }
              : { 'data-selected': tab.id === selected })}
          >
            {tab.label}
          </a>
        ))}
      </div>
      {tabs.filter(isDrawn).map(({ id, label: name, panel, isPlain }) => (
        <div
          key={id}
          id={id}
          className={styles.panel}
          {...(isReady
            ? {
                role: 'tabpanel',
                'aria-labelledby': `${id}-tab`,
                hidden: id !== selected,
                tabIndex: isPlain ? 0 : undefined,
              }
            : {})}
        >
          <Heading className={styles.heading}>{name}</Heading>
          {panel}
        </div>
      ))}
    </>
  );
}

function ids<Id extends string>(tabs: readonly Tab<Id>[]): Id[] {
  return tabs.map((tab) => tab.id);
}
