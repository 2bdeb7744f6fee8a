import { useState } from 'react';
import { content } from '../../content/index.ts';
import { previewPhotos } from '../../lib/preview-photos.ts';
import { maxSkippedPhotos, previewLimit } from '../../lib/specified.ts';
import { loadGalleryQuery } from '../../queries/load.ts';
import { useQuery } from '../../queries/use-query.ts';
import { AsyncContent } from '../../ui/AsyncContent.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import type { LightboxPhoto } from '../../ui/Lightbox.tsx';
import { PhotoGrid, photosFromHtml } from '../../ui/PhotoGrid.tsx';
import { Section } from '../../ui/Section.tsx';
import { Tabs } from '../../ui/Tabs.tsx';

const categories = ['bathrooms', 'kitchens', 'commercial'] as const;
/** Number of photos skipped at the start of each category. */
const skipped = { bathrooms: maxSkippedPhotos, kitchens: 0, commercial: 0 };

/** A preview of the gallery, in tabs. Only the photos of the first tab are pre-rendered. */
export function OurWork({ bathrooms }: { bathrooms: readonly LightboxPhoto[] }) {
  const ourWork = content.home.ourWork;
  const [category, setCategory] = useState<(typeof categories)[number]>(categories[0]);
  const { ref, status, data } = useQuery(loadGalleryQuery);
  const tabs = categories.map((id) => {
    const preRendered = id === 'bathrooms' ? bathrooms : undefined;
    const photos = data ? previewPhotos(data.categories[id], skipped[id]) : (preRendered ?? []);
    const isEmpty = photos.length === 0;
    return {
      id,
      label: ourWork.tabs[id],
      fallbackHref: `${ourWork.link.to}#${id}`,
      isFocusable: isEmpty,
      panel: (
        <AsyncContent
          query={{ status }}
          loading={ourWork.loading}
          isEmpty={isEmpty}
          empty={data || preRendered ? ourWork.empty : undefined}
          skeletons={previewLimit}
          failure={ourWork}
        >
          <PhotoGrid photos={photos} labels={content.layout.lightbox} columns="thirds" />
        </AsyncContent>
      ),
    };
  });
  return (
    <Section
      name="our-work"
      intro={ourWork}
      tight="joined"
      extra={<ButtonLink {...ourWork.link} variant="text" />}
    >
      <div ref={ref}>
        <Tabs
          label={ourWork.tabsLabel}
          tabs={tabs}
          selected={category}
          onSelect={setCategory}
          headingLevel="h3"
        />
      </div>
    </Section>
  );
}

OurWork.fromHtml = (html: HTMLElement) => ({ bathrooms: photosFromHtml(html) });
