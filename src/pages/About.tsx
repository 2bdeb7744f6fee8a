import { content } from '../content/index.ts';
import { aboutFadeThreshold } from '../lib/specified.ts';
import { QuoteLink } from '../links/QuoteLink.tsx';
import apartStyles from '../sections/about/Apart.module.css';
import founderStyles from '../sections/about/Founder.module.css';
import { InWriting } from '../sections/about/InWriting.tsx';
import { Letter } from '../sections/about/Letter.tsx';
import { Team } from '../sections/about/Team.tsx';
import valuesStyles from '../sections/about/Values.module.css';
import { CallToAction } from '../sections/CallToAction.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { ButtonLink, ButtonRow } from '../ui/Button.tsx';
import { FadeIn } from '../ui/FadeIn.tsx';
import { IconPoints } from '../ui/IconPoints.tsx';
import { Quotation } from '../ui/Quotation.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';

const { about, business, layout, notes } = content;
const { values, apart, founder } = about;
const { quote, meet, ...header } = about.header;

export const head = about.meta;

export default function About() {
  return (
    <>
      <PageHeader {...header}>
        <ButtonRow>
          <QuoteLink label={quote} location="hero_primary" />
          <ButtonLink to="#team" label={meet} variant="text" />
        </ButtonRow>
      </PageHeader>
      <Letter {...about.story} founder={business.founder} />
      <Section background="river" labelledBy="values-heading">
        <SectionHeading id="values-heading" intro={values} />
        <FadeIn threshold={aboutFadeThreshold}>
          <dl className={valuesStyles.values}>
            {values.items.map((value) => (
              <div key={value.title} className={valuesStyles.value}>
                <dt>{value.title}</dt>
                <dd>{value.text}</dd>
              </div>
            ))}
          </dl>
        </FadeIn>
      </Section>
      <Section labelledBy="apart-heading" className={apartStyles.apart}>
        <SectionHeading id="apart-heading" intro={apart} />
        <IconPoints items={apart.items} columns={1} variant="plain" />
      </Section>
      <Section background="linen" labelledBy="founder-heading" className={founderStyles.founder}>
        <FadeIn threshold={aboutFadeThreshold} direction="right" className={founderStyles.words}>
          <h2 id="founder-heading">{founder.heading}</h2>
          {founder.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </FadeIn>
        <FadeIn threshold={aboutFadeThreshold} direction="left" delay={0.15}>
          <Quotation quote={founder.quote} name={business.founder.firstName} role={business.founder.role} />
        </FadeIn>
      </Section>
      <Team {...about.team} />
      <InWriting about={about} notes={notes} business={business} />
      <CallToAction {...about.closing} call={layout.call} />
    </>
  );
}
