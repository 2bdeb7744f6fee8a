import * as business from '../content/business.ts';
import { content } from '../content/index.ts';
import founderStyles from '../sections/about/Founder.module.css';
import { Team } from '../sections/about/Team.tsx';
import valuesStyles from '../sections/about/Values.module.css';
import { CallToAction } from '../sections/CallToAction.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { FadeIn } from '../ui/FadeIn.tsx';
import { HeadedSection } from '../ui/HeadedSection.tsx';
import { IconPoints } from '../ui/IconPoints.tsx';
import { PhotoSection } from '../ui/PhotoSection.tsx';
import { Quotation } from '../ui/Quotation.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';

const { about } = content;
const { story, values, apart, founder } = about;

export const head = about.meta;

export default function About() {
  return (
    <>
      <PageHeader {...about.header} layout="wide" />
      <PhotoSection
        name="story"
        id="our-story"
        intro={story}
        photo={story.photo}
        ratio="3 / 4"
        photoWidth="48vw"
        photoSide="left"
        bleed
        align="end"
        fadeIn={{ threshold: 0.15 }}
      >
        {story.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </PhotoSection>
      <Section ground="mist" labelledBy="values-heading">
        <FadeIn threshold={0.15}>
          <SectionHeading id="values-heading" intro={values} />
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
      <HeadedSection name="apart" intro={apart} layout="column">
        <FadeIn threshold={0.15}>
          <IconPoints items={apart.items} columns={1} />
        </FadeIn>
      </HeadedSection>
      <Section ground="linen" labelledBy="founder-heading" className={founderStyles.founder}>
        <FadeIn threshold={0.15} direction="right" className={founderStyles.words}>
          <h2 id="founder-heading">{founder.heading}</h2>
          {founder.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </FadeIn>
        <FadeIn threshold={0.15} direction="left" delay={0.15}>
          <Quotation quote={founder.quote} name={business.founder.firstName} role={business.founder.role} />
        </FadeIn>
      </Section>
      <Team />
      <CallToAction {...about.closing} />
    </>
  );
}
