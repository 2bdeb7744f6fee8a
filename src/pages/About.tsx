import { content } from '../content/index.ts';
import { QuoteLink } from '../links/QuoteLink.tsx';
import { Commitments } from '../sections/about/Commitments.tsx';
import { Founder } from '../sections/about/Founder.tsx';
import { Story } from '../sections/about/Story.tsx';
import { Team } from '../sections/about/Team.tsx';
import { Values } from '../sections/about/Values.tsx';
import { CallToAction } from '../sections/CallToAction.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { IconPoints } from '../ui/IconPoints.tsx';
import { Grid } from '../ui/layout/Grid.tsx';
import { Section, SectionHeading } from '../ui/Section.tsx';

const { about } = content;
const { header } = about;

export const head = about.meta;

export default function About() {
  return (
    <>
      <PageHeader intro={header} photo={header.photo} layout="half" background="tinted">
        <QuoteLink label={header.quote} location="hero_primary" />
      </PageHeader>
      <Story {...content} />
      <Values {...about.values} />
      <Section name="apart" list={about.apart.items}>
        <Grid columns="3" gap="7">
          <SectionHeading id="apart-heading" intro={about.apart} layout="column" />
          <IconPoints items={about.apart.items} variant="cells" />
        </Grid>
      </Section>
      <Founder {...content} />
      <Team {...about.team} />
      <Commitments {...content} />
      <CallToAction {...about.closing} />
    </>
  );
}
