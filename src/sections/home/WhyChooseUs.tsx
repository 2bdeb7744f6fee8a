import type { Content } from '../../content/schemas/files.ts';
import { FadeIn } from '../../ui/FadeIn.tsx';
import { IconPoints } from '../../ui/IconPoints.tsx';
import { Section } from '../../ui/Section.tsx';
import { Fold } from './Fold.tsx';

/** Reasons to choose the business. Phones show only their titles until the visitor opens the texts. */
export function WhyChooseUs({ more, cards, ...intro }: Content['home']['whyChooseUs']) {
  return (
    <Section name="why" intro={intro} list={cards} layout="column" background="tinted">
      <FadeIn>
        {more ? <Fold label={more} /> : null}
        <IconPoints items={cards} variant={more ? 'compact' : 'lines'} columns="1" />
      </FadeIn>
    </Section>
  );
}
