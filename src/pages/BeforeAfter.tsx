import beforeAfter from 'content:beforeAfter';
import photos from 'content:galleryPhotos';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { GalleryComparisons } from '../sections/gallery/GalleryComparisons.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { Sections } from '../sections/Sections.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';

export const head = { ...beforeAfter.meta, photo: photos.beforeAfter[0]?.after.src };

export default function BeforeAfter() {
  return (
    <Sections>
      <PageHeader {...beforeAfter.header}>
        <ButtonLink href="/" look="text">
          {beforeAfter.backToHome}
        </ButtonLink>
      </PageHeader>
      <Section>
        <GalleryComparisons headingLevel="h2" layout="list" />
      </Section>
      <ClosingCall {...beforeAfter.closing} />
    </Sections>
  );
}
