import type { Content } from '../../content/schemas/content-files.ts';
import { aboutFadeThreshold } from '../../lib/specified.ts';
import { FadeIn } from '../../ui/FadeIn.tsx';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import { Section } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';
import styles from './Team.module.css';

/** The team, listed by name below a wide photo. */
export function Team(team: Content['about']['team']) {
  return (
    <Section id="team" name="team" intro={team} layout="beside" list={team.members}>
      <Stack gap="7">
        <Photo photo={team.photo} sizes="(width >= 81rem) 75rem, 92vw" ratio="4 / 3" wideRatio="16 / 9" />
        <FadeIn threshold={aboutFadeThreshold}>
          <Grid as="ul" columns="3" gap="6">
            {team.members.map(({ name, role, does, text: words, image }) => (
              <Stack as="li" key={name} gap="2" className={styles.member}>
                <Portrait name={name} image={image} />
                <Cluster gap="2" align="baseline">
                  <h3 className={text.subtitle}>{name}</h3>
                  <p className={text.small}>{role}</p>
                </Cluster>
                {does ? <p className={text.eyebrow}>{does}</p> : null}
                <p className={text.muted}>{words}</p>
              </Stack>
            ))}
          </Grid>
        </FadeIn>
      </Stack>
    </Section>
  );
}
