import gallery from 'content:galleryPhotos';
import home from 'content:home';
import { previewPhotos } from '../../lib/preview-photos.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { PhotoStrip } from '../../ui/PhotoStrip.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';

const { ourWork } = home;
/** The first two bathrooms lead the gallery page; the preview starts after them. */
const skipped = { bathrooms: 2, kitchens: 0, commercial: 0 };
const categories = ['bathrooms', 'kitchens', 'commercial'] as const;

export function OurWork() {
  return (
    <Section labelledBy="our-work-heading">
      <SectionHeading id="our-work-heading" heading={ourWork.heading} text={ourWork.text} layout="beside">
        <ButtonLink href={ourWork.link.to} look="text">
          {ourWork.link.label}
        </ButtonLink>
      </SectionHeading>
      {categories.map((category) => (
        <PhotoStrip
          key={category}
          title={ourWork.tabs[category]}
          photos={previewPhotos(gallery.categories[category], skipped[category])}
        />
      ))}
    </Section>
  );
}
