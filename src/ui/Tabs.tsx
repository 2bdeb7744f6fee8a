import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { classNames } from '../lib/class-names.ts';
import edges from './layout/edges.module.css';
import styles from './Tabs.module.css';

type Tab<Id extends string> = {
  id: Id;
  label: string;
  panel: ReactNode;
  /** Makes the panel focusable, for a panel without focusable content. */
  isFocusable?: boolean;
  /**
   * Address of a page with the same content. If the tab is not selected, its panel is only rendered after hydration.
   */
  fallbackHref?: string;
};

type TabsProps<Id extends string> = {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Level of the headings of the panels, which are shown without scripts. */
  headingLevel: 'h2' | 'h3';
};

/**
 * Tabs of the ARIA pattern, with automatic activation. Until hydration the tabs are links to their panels or to their
 * `fallbackHref`. Without scripts all panels are shown, one below the other.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  headingLevel: Heading,
}: TabsProps<Id>) {
  const isHydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);

  // A hash that names a panel, in the first address or in a link from another page, selects its tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tabs never change.
  useEffect(() => {
    const selectByHash = () => {
      const tab = tabs.find(({ id }) => `#${id}` === window.location.hash);
      if (!tab) return;
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', pathname + search);
      onSelect(tab.id);
      // The panel has moved up, because the panels before it are now hidden.
      requestAnimationFrame(() => list.current?.scrollIntoView({ behavior: 'instant' }));
    };
    selectByHash();
    window.addEventListener('hashchange', selectByHash);
    return () => window.removeEventListener('hashchange', selectByHash);
  }, []);

  // Scrolls the row of tabs to the selected one, which on narrow viewports may be out of view.
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>(`[id="${selected}-tab"]`);
    if (row && tab)
      row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.clientWidth) / 2;
  }, [selected]);

  const isRendered = ({ id, fallbackHref }: Tab<Id>) =>
    isHydrated || id === selected || fallbackHref === undefined;
  const select = (event: MouseEvent | KeyboardEvent, id: Id | undefined) => {
    event.preventDefault();
    if (id === undefined) return;
    onSelect(id);
    list.current?.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, id: Id) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // The space bar activates a tab, but not a link.
    const next = event.key === ' ' ? id : tabAfterKey(tabs, id, event.key);
    if (next !== undefined) select(event, next);
  };

  return (
    <>
      <div
        ref={list}
        className={classNames(edges.row, styles.list)}
        data-print="hide"
        {...(isHydrated ? { role: 'tablist', 'aria-label': label } : {})}
      >
        {tabs.map((tab) => (
          <a
            key={tab.id}
            id={`${tab.id}-tab`}
            href={isRendered(tab) ? `#${tab.id}` : tab.fallbackHref}
            className={styles.tab}
            {...(isHydrated
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
      {tabs.filter(isRendered).map(({ id, label: name, panel, isFocusable }) => (
        <div
          key={id}
          id={id}
          className={styles.panel}
          {...(isHydrated
            ? {
                role: 'tabpanel',
                'aria-labelledby': `${id}-tab`,
                hidden: id !== selected,
                tabIndex: isFocusable ? 0 : undefined,
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

/** The tab that a key of the ARIA tabs pattern selects, with wrap-around; undefined for other keys. */
function tabAfterKey<Id extends string>(tabs: readonly Tab<Id>[], from: Id, key: string): Id | undefined {
  const at = tabs.findIndex(({ id }) => id === from);
  const places: Record<string, number> = {
    ArrowRight: (at + 1) % tabs.length,
    ArrowLeft: at - 1,
    Home: 0,
    End: -1,
  };
  const to = places[key];
  return to === undefined ? undefined : tabs.at(to)?.id;
}
