import { content } from '../../content/index.ts';
import { HeadingBeside } from '../../ui/HeadingBeside.tsx';
import { IconPoints } from '../../ui/IconPoints.tsx';
import { Section } from '../../ui/Section.tsx';

const { howWeHelp } = content.ndis;

export function HowWeHelp() {
  return (
    <Section ground="mist" labelledBy="help-heading">
      <HeadingBeside id="help-heading" heading={howWeHelp.heading} text={howWeHelp.text}>
        <IconPoints items={howWeHelp.items} look="tiles" />
      </HeadingBeside>
    </Section>
  );
}
