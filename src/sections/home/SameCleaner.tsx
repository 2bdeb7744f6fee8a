import type { Content } from '../../content/schemas/content-files.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';
import styles from './SameCleaner.module.css';

/** The promise that the same person comes each time. The photo of the team is over the bottom of the other photo. */
export function SameCleaner({ sameCleaner, team }: Content['home']) {
  if (!sameCleaner) return null;
  const { photo, points, ...intro } = sameCleaner;
  return (
    <Section background="coloured" name="same-cleaner" tight>
      <Columns align="centre" swap="stacked" tablet>
        <Stack align="start">
          <h2 id="same-cleaner-heading" className={text.closing}>
            {intro.heading}
          </h2>
          <p className={text.lead}>{intro.text}</p>
          <CheckList items={points} />
        </Stack>
        <div className={styles.photos}>
          <Photo photo={photo} sizes="(width >= 64rem) 33rem, 84vw" ratio="4 / 3" />
          <div className={styles.second}>
            <Photo photo={team.photo} sizes="(width >= 64rem) 17rem, 45vw" ratio="3 / 2" />
          </div>
        </div>
      </Columns>
    </Section>
  );
}
