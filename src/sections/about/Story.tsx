import type { Content } from '../../content/schemas/files.ts';
import { classNames } from '../../lib/class-names.ts';
import { widthAtRatio } from '../../lib/photo-width.ts';
import { aboutFadeThreshold } from '../../lib/specified.ts';
import { FadeIn } from '../../ui/FadeIn.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';
import styles from './Story.module.css';

const ratio = '3 / 4';

type StoryProps = Content['about']['story'] & { founder: Content['business']['founder'] };

/** The story of the business, as a letter from its founder. */
export function Story({ founder, ...story }: StoryProps) {
  const photoWidth = (boxWidth: string) => widthAtRatio(story.photo, boxWidth, ratio);
  return (
    <Section id="our-story" labelledBy="story-heading">
      <Columns columns="uneven" gap="7" swap="stacked" sticky="first" className={styles.spread}>
        <div className={styles.photo}>
          <Photo
            photo={story.photo}
            sizes={`(width >= 40rem) ${photoWidth('min(38vw, 29rem)')}, ${photoWidth('92vw')}`}
            ratio={ratio}
          />
        </div>
        <FadeIn threshold={aboutFadeThreshold} className={styles.letter}>
          <h2 id="story-heading" className={classNames(text.label, text.eyebrow)}>
            {story.heading}
          </h2>
          <p className={styles.greeting}>{story.greeting}</p>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Stack as="p" gap="1" className={classNames(text.small, styles.signature)}>
            <strong className={classNames(text.subtitle, styles.name)}>{founder.firstName}</strong>
            {founder.role}
          </Stack>
        </FadeIn>
      </Columns>
    </Section>
  );
}
