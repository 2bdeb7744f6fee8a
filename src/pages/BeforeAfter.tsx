import beforeAfter from 'content:beforeAfter';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { GalleryComparisons } from '../sections/gallery/GalleryComparisons.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';

export const head = beforeAfter.meta;

export default function BeforeAfter() {
  return (
    <>
      <PageHeader {...beforeAfter.header}>
        <ButtonLink href="/" look="text">
          {beforeAfter.backToHome}
        </ButtonLink>
      </PageHeader>
      <Section>
        <GalleryComparisons headingLevel="h2" layout="list" />
      </Section>
      <ClosingCall {...beforeAfter.closing} />
    </>
  );
}
