import { content } from '../content/index.ts';
import { Founder } from '../sections/about/Founder.tsx';
import { Team } from '../sections/about/Team.tsx';
import { Values } from '../sections/about/Values.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { FadeIn } from '../ui/FadeIn.tsx';
import { HeadedSection } from '../ui/HeadedSection.tsx';
import { IconPoints } from '../ui/IconPoints.tsx';
import { PhotoSection } from '../ui/PhotoSection.tsx';

const { about } = content;
const { story, apart } = about;

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
      <Values />
      <HeadedSection name="apart" intro={apart} layout="column">
        <FadeIn threshold={0.15}>
          <IconPoints items={apart.items} columns={1} />
        </FadeIn>
      </HeadedSection>
      <Founder />
      <Team />
      <ClosingCall {...about.closing} />
    </>
  );
}
