import { content } from '../../content/index.ts';
import type { Comparison } from '../../content/schemas/runtime.ts';
import { usePagination } from '../../hooks/use-pagination.ts';
import { useSearchParam } from '../../hooks/use-search-param.ts';
import { type FirstPage, photosPerPage } from '../../lib/first-page.ts';
import { gallerySkeletons } from '../../lib/specified.ts';
import { loadGalleryQuery } from '../../queries/load.ts';
import type { Project } from '../../queries/portfolio.ts';
import { useQuery } from '../../queries/use-query.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { comparisonsFromHtml } from '../../ui/ComparisonPair.tsx';
import type { LightboxPhoto } from '../../ui/Lightbox.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { PhotoGrid, photosFromHtml } from '../../ui/PhotoGrid.tsx';
import { Section } from '../../ui/Section.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { GalleryComparisons } from './GalleryComparisons.tsx';
import { GalleryList } from './GalleryList.tsx';
import { GalleryProjects, projectsFromHtml } from './GalleryProjects.tsx';

const categories = ['bathrooms', 'kitchens', 'commercial'] as const;
/** Ids of the panels, also in the address; the first is the default. */
const ids = [...categories, 'builder-cleans', 'before-after'] as const;

type GalleryCategoryProps = {
  category: (typeof categories)[number];
  first: FirstPage<LightboxPhoto>;
};

function GalleryCategory({ category, first }: GalleryCategoryProps) {
  const query = useQuery(loadGalleryQuery);
  const shown = query.data?.categories[category] ?? first.items;
  const pagination = usePagination(category, shown.length, photosPerPage);
  return (
    <GalleryList
      query={query}
      pagination={pagination}
      skeletons={gallerySkeletons}
      empty={content.gallery.empty}
      more={content.gallery.more.photos}
      hasMore={first.hasMore}
    >
      <PhotoGrid
        photos={shown}
        labels={content.layout.lightbox}
        pagination={pagination}
        // The first photo of the page, in the initial tab.
        priority={category === 'bathrooms'}
      />
    </GalleryList>
  );
}

/** The comparisons, with a link to the page that shows them large. */
function ComparisonPreview({ first }: { first: FirstPage<Comparison> }) {
  return (
    <Stack gap="6">
      <GalleryComparisons first={first} />
      <p>
        <ButtonLink {...content.gallery.comparisonLink} variant="text" />
      </p>
    </Stack>
  );
}

/** The pre-rendered part of each list. */
type GalleryBrowserProps = Record<(typeof categories)[number], FirstPage<LightboxPhoto>> & {
  builderCleans: FirstPage<Project>;
  beforeAfter: FirstPage<Comparison>;
};

/** All photos of finished work, in tabs. The address names the selected tab, as in /gallery?tab=kitchens. */
export function GalleryBrowser(first: GalleryBrowserProps) {
  const [tab, setTab] = useSearchParam('tab', ids);
  const { builderCleans, beforeAfter } = content.gallery.tabs;
  return (
    <Section tight="above">
      <Tabs
        label={content.gallery.tabsLabel}
        tabs={[
          ...categories.map((id) => ({
            id,
            label: content.gallery.tabs[id],
            panel: <GalleryCategory category={id} first={first[id]} />,
          })),
          {
            id: 'builder-cleans',
            label: builderCleans,
            panel: <GalleryProjects first={first.builderCleans} />,
          },
          { id: 'before-after', label: beforeAfter, panel: <ComparisonPreview first={first.beforeAfter} /> },
        ]}
        selected={tab}
        onSelect={setTab}
        headingLevel="h2"
      />
    </Section>
  );
}

GalleryBrowser.fromHtml = (html: HTMLElement): GalleryBrowserProps => {
  const read = <T,>(id: (typeof ids)[number], from: (panel: Element | null) => T[]) => {
    const panel = html.querySelector(`#${id}`);
    return { items: from(panel), hasMore: Boolean(panel?.querySelector('noscript')) };
  };
  return {
    bathrooms: read('bathrooms', photosFromHtml),
    kitchens: read('kitchens', photosFromHtml),
    commercial: read('commercial', photosFromHtml),
    builderCleans: read('builder-cleans', projectsFromHtml),
    beforeAfter: read('before-after', comparisonsFromHtml),
  };
};
