import type { Content } from '../../content/schemas/files.ts';
import { widthAtHeight } from '../../lib/photo-width.ts';
import { aboutFadeThreshold } from '../../lib/specified.ts';
import { FadeIn } from '../../ui/FadeIn.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import text from '../../ui/text.module.css';
import styles from './Team.module.css';

/** People, by name beside a photo of their work; a person with a portrait has it above the name. */
export function Team(team: Content['about']['team']) {
  return (
    <Section id="team" labelledBy="team-heading" list={team.members}>
      <SectionHeading id="team-heading" intro={team} layout="beside" />
      <Columns columns="uneven">
        <Photo
          photo={team.photo}
          sizes={`(width >= 64rem) max(28vw, ${widthAtHeight(team.photo, 50)}), 94vw`}
          ratio="4 / 3"
          wideRatio="fill"
        />
        <FadeIn threshold={aboutFadeThreshold}>
          <Grid as="ul" min="small" gap="6">
            {team.members.map(({ name, role, text: words, image }) => (
              <Stack as="li" key={name} gap="1" className={styles.member}>
                {image ? (
                  <div className={styles.portrait}>
                    <Photo photo={image} sizes="5.5rem" ratio="1 / 1" maxWidth={768} />
                  </div>
                ) : null}
                <h3 className={text.subtitle}>{name}</h3>
                <p className={text.eyebrow}>{role}</p>
                <p className={text.muted}>{words}</p>
              </Stack>
            ))}
          </Grid>
        </FadeIn>
      </Columns>
    </Section>
  );
}
