import type { Content } from '../../content/schemas/content-files.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { FadeIn } from '../../ui/FadeIn.tsx';
import { Bleed } from '../../ui/layout/Bleed.tsx';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Section } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';
import styles from './OngoingCleaning.module.css';

/** "Ongoing Home Cleaning": a card that overlaps the photo above it. */
export function OngoingCleaning(ongoing: Content['home']['ongoing']) {
  return (
    <Section tight name="ongoing">
      <Columns gap="1" tablet>
        <Bleed
          side="left"
          className={styles.photo}
          photo={ongoing.photo}
          sizes="(width >= 64rem) 76vw, 92vw"
          wideRatio="fill from tablet"
        />
        <FadeIn className={styles.card}>
          <Stack align="start">
            <h2 id="ongoing-heading">{ongoing.heading}</h2>
            <p className={text.lead}>{ongoing.text}</p>
            {ongoing.badges.length > 0 ? (
              <Cluster as="ul" gap="2">
                {ongoing.badges.map((badge) => (
                  <li key={badge}>
                    <Badge>{badge}</Badge>
                  </li>
                ))}
              </Cluster>
            ) : null}
            <ButtonLink {...ongoing.link} />
          </Stack>
        </FadeIn>
      </Columns>
    </Section>
  );
}
