import type { Content } from '../../content/schemas/files.ts';
import { FadeIn } from '../../ui/FadeIn.tsx';
import { IconPoints } from '../../ui/IconPoints.tsx';
import { Section } from '../../ui/Section.tsx';

/** Reasons to choose the business. */
export function WhyChooseUs(why: Content['home']['whyChooseUs']) {
  return (
    <Section name="why" intro={why} list={why.cards} layout="beside" background="mist">
      <FadeIn>
        <IconPoints items={why.cards} variant="featured" />
      </FadeIn>
    </Section>
  );
}
