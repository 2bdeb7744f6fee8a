import { addOns } from '../../content/home.ts';
import { HeadingBeside } from '../../ui/HeadingBeside.tsx';
import { IconPoints } from '../../ui/IconPoints.tsx';
import { Section } from '../../ui/Section.tsx';

export function AddOns() {
  return (
    <Section ground="linen" labelledBy="add-ons-heading">
      <HeadingBeside id="add-ons-heading" heading={addOns.heading} text={addOns.text}>
        <IconPoints items={addOns.items} />
      </HeadingBeside>
    </Section>
  );
}
