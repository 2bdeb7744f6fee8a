import { content } from '../content/index.ts';
import { QuoteLink } from '../links/QuoteLink.tsx';
import { Commitments } from '../sections/about/Commitments.tsx';
import { Differences } from '../sections/about/Differences.tsx';
import { Founder } from '../sections/about/Founder.tsx';
import { Story } from '../sections/about/Story.tsx';
import { Team } from '../sections/about/Team.tsx';
import { Values } from '../sections/about/Values.tsx';
import { CallToAction } from '../sections/CallToAction.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';

const { about, business, layout, notes } = content;
const { header } = about;

export const head = about.meta;

export default function About() {
  return (
    <>
      <PageHeader intro={header} photo={header.photo} layout="half" background="tinted">
        <QuoteLink label={header.quote} location="hero_primary" />
      </PageHeader>
      <Story {...about.story} founder={business.founder} />
      <Values {...about.values} />
      <Differences {...about.apart} />
      <Founder {...about.founder} person={business.founder} />
      <Team {...about.team} />
      <Commitments about={about} notes={notes} business={business} />
      <CallToAction {...about.closing} call={layout.call} />
    </>
  );
}
