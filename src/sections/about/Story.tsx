import type { Content } from '../../content/schemas/content-files.ts';
import { classNames } from '../../lib/class-names.ts';
import { widthAtRatio } from '../../lib/photo-width.ts';
import { aboutFadeThreshold } from '../../lib/specified.ts';
import { FadeIn } from '../../ui/FadeIn.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Signature } from '../../ui/Portrait.tsx';
import { Section } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';
import styles from './Story.module.css';

const ratio = '3 / 4';

/** The story of the business, as a letter from its founder. */
export function Story({ about: { story }, business: { founder } }: Content) {
  return (
    <Section id="our-story" name="story">
      <Columns columns="uneven" gap="7" swap="stacked" sticky="first">
        <Photo
          photo={story.photo}
          sizes={`(width >= 64rem) ${widthAtRatio(story.photo, '29rem', ratio)}, 92vw`}
          ratio="16 / 9"
          wideRatio={ratio}
        />
        <FadeIn threshold={aboutFadeThreshold} direction="down" className={styles.letter}>
          <h2 id="story-heading" className={classNames(text.label, text.eyebrow)}>
            {story.heading}
          </h2>
          <p className={styles.greeting}>{story.greeting}</p>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Stack gap="1" className={styles.signature}>
            <Signature name={founder.firstName} />
            <p className={text.small}>
              <strong>{founder.firstName}</strong>, {founder.role}
            </p>
          </Stack>
        </FadeIn>
      </Columns>
    </Section>
  );
}
