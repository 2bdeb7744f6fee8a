import home from 'content:home';
import { HeadingBeside } from '../../ui/HeadingBeside.tsx';
import { IconPoints } from '../../ui/IconPoints.tsx';
import { Section } from '../../ui/Section.tsx';

export function AddOns() {
  return (
    <Section ground="linen" labelledBy="add-ons-heading">
      <HeadingBeside id="add-ons-heading" heading={home.addOns.heading} text={home.addOns.text}>
        <IconPoints items={home.addOns.items} />
      </HeadingBeside>
    </Section>
  );
}
