import type { ReactNode } from 'react';
import * as gallery from '../../content/gallery.ts';
import { useSearchChoice } from '../../hooks/use-search-choice.ts';
import { Section } from '../../ui/Section.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import styles from './GalleryTabs.module.css';

/** Ids of the panels, as the address names them; the first is the default. */
const ids = ['bathrooms', 'kitchens', 'commercial', 'builder-cleans', 'before-after'] as const;

const labels: Record<(typeof ids)[number], string> = {
  bathrooms: gallery.tabs.bathrooms,
  kitchens: gallery.tabs.kitchens,
  commercial: gallery.tabs.commercial,
  'builder-cleans': gallery.tabs.builderCleans,
  'before-after': gallery.tabs.beforeAfter,
};

/** The kinds of photo behind tabs; the chosen one is in the address, as in /gallery?tab=kitchens. */
export function GalleryTabs({ panels }: { panels: Record<(typeof ids)[number], ReactNode> }) {
  const [tab, chooseTab] = useSearchChoice('tab', ids);
  return (
    <Section tight className={styles.tabs}>
      <Tabs
        label={gallery.tabsLabel}
        tabs={ids.map((id) => ({ id, label: labels[id], panel: panels[id] }))}
        selected={tab}
        onSelect={chooseTab}
        headingLevel="h2"
      />
    </Section>
  );
}
