import type { Content } from '../../content/schemas/content-files.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import { Section } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';
import styles from './Team.module.css';

type Members = Content['about']['team']['members'];

/** "Meet Our Team": who the cleaner promised in the section above may be. */
export function Team({ about, home }: Content) {
  const { photo, points, link, ...intro } = home.team;
  return (
    <Section
      name="team"
      intro={intro}
      layout="beside"
      size="list"
      background="tinted"
      tight
      extra={<ButtonLink {...link} variant="text" />}
    >
      <Stack gap="6">
        <People members={about.team.members} />
        {/* The promise of the section above already shows the photo. */}
        {home.sameCleaner ? null : (
          <Photo photo={photo} sizes="(width >= 75rem) 75rem, 92vw" ratio="16 / 9" />
        )}
        <DescriptionList items={points} variant="thirds" />
      </Stack>
    </Section>
  );
}

function People({ members }: { members: Members }) {
  if (members.length === 0) return null;
  return (
    <ul className={styles.people}>
      {members.map(({ name, role, does = role, image }) => (
        <Stack as="li" key={name} gap="1">
          <Portrait name={name} image={image} />
          <span className={text.label}>{name}</span>
          <span className={text.small}>{does}</span>
        </Stack>
      ))}
    </ul>
  );
}
