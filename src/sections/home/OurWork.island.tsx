import { useState } from 'react';
import * as home from '../../content/home.ts';
import { content } from '../../content/index.ts';
import { previewPhotos } from '../../lib/preview-photos.ts';
import { maxSkippedPhotos, previewLimit } from '../../lib/specified.ts';
import { loadGalleryQuery } from '../../queries/load.ts';
import { useQuery } from '../../queries/use-query.ts';
import { AsyncContent } from '../../ui/AsyncContent.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { PhotoGrid } from '../../ui/PhotoGrid.tsx';
import { Section } from '../../ui/Section.tsx';
import { Tabs } from '../../ui/Tabs.tsx';

const categories = ['bathrooms', 'kitchens', 'commercial'] as const;
/** Photos skipped at the start of each category. */
const skipped = { bathrooms: maxSkippedPhotos, kitchens: 0, commercial: 0 };

/** A preview of the gallery, in tabs. */
export function OurWork({
  ourWork = content.home.ourWork,
  galleryPreview = home.galleryPreview,
}: Partial<Pick<typeof content.home, 'ourWork'> & Pick<typeof home, 'galleryPreview'>>) {
  const [category, setCategory] = useState<(typeof categories)[number]>(categories[0]);
  const query = useQuery<Pick<typeof galleryPreview, 'categories'>>(loadGalleryQuery, galleryPreview);
  const tabs = categories.map((id) => {
    const photos = previewPhotos(query.data.categories[id], skipped[id]);
    const isEmpty = photos.length === 0;
    return {
      id,
      label: ourWork.tabs[id],
      fallbackHref: `${ourWork.link.to}#${id}`,
      isFocusable: isEmpty,
      panel: (
        <AsyncContent
          query={{ status: query.status }}
          loading={ourWork.loading}
          isEmpty={isEmpty}
          empty={ourWork.empty}
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
      layout="beside"
      extra={<ButtonLink {...ourWork.link} variant="text" />}
    >
      <div ref={query.ref}>
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
