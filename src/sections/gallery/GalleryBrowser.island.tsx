import { content } from '../../content/index.ts';
import { useSearchParam } from '../../hooks/use-search-param.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import styles from './GalleryBrowser.module.css';
import { GalleryCategory } from './GalleryCategory.tsx';
import { GalleryComparisons } from './GalleryComparisons.tsx';
import { GalleryProjects } from './GalleryProjects.tsx';

/** Ids of the panels, also in the address; the first is the default. */
const ids = ['bathrooms', 'kitchens', 'commercial', 'builder-cleans', 'before-after'] as const;

/** The comparisons, with a link to the page that shows them large. */
function ComparisonPreview() {
  return (
    <>
      <GalleryComparisons />
      <p className={styles.more}>
        <ButtonLink {...content.gallery.comparisonLink} variant="text" />
      </p>
    </>
  );
}

/** All photos of finished work, in tabs; the address contains the selected one, as in /gallery?tab=kitchens. */
export function GalleryBrowser() {
  const [tab, setTab] = useSearchParam('tab', ids);
  const { bathrooms, kitchens, commercial, builderCleans, beforeAfter } = content.gallery.tabs;
  return (
    <Section tight className={styles.tabs}>
      <Tabs
        label={content.gallery.tabsLabel}
        tabs={[
          { id: ids[0], label: bathrooms, panel: <GalleryCategory category="bathrooms" priority /> },
          { id: ids[1], label: kitchens, panel: <GalleryCategory category="kitchens" /> },
          { id: ids[2], label: commercial, panel: <GalleryCategory category="commercial" /> },
          { id: ids[3], label: builderCleans, panel: <GalleryProjects /> },
          { id: ids[4], label: beforeAfter, panel: <ComparisonPreview /> },
        ]}
        selected={tab}
        onSelect={setTab}
        headingLevel="h2"
      />
    </Section>
  );
}
