import { content } from '../../content/index.ts';
import { FadeIn } from '../../ui/FadeIn.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import { Split } from '../../ui/Split.tsx';

const { story } = content.about;

export function Story() {
  return (
    <Section id="our-story" labelledBy="story-heading">
      <FadeIn threshold={0.15}>
        <Split
          mediaSide="left"
          bleed
          align="end"
          media={<Photo photo={story.photo} sizes="(width >= 44rem) 48vw, 92vw" ratio="3 / 4" />}
        >
          <h2 id="story-heading">{story.heading}</h2>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Split>
      </FadeIn>
    </Section>
  );
}
