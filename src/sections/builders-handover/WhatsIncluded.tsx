import content from 'content:buildersHandover';
import { HeadingBeside } from '../../ui/HeadingBeside.tsx';
import { IconPoints } from '../../ui/IconPoints.tsx';
import { Section } from '../../ui/Section.tsx';

const { included } = content;

export function WhatsIncluded() {
  return (
    <Section ground="mist" labelledBy="included-heading">
      <HeadingBeside id="included-heading" heading={included.heading} text={included.text}>
        <IconPoints items={included.items} look="tiles" />
      </HeadingBeside>
    </Section>
  );
}
