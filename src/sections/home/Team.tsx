import type { Content } from '../../content/schemas/files.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';

type TeamProps = Content['home']['team'] & {
  /** Whether the section above shows its photo. */
  isPhotoAbove: boolean;
};

/** "Meet Our Team": who the one name of the section above may be. */
export function Team({ photo, points, link, isPhotoAbove, ...intro }: TeamProps) {
  return (
    <Section
      name="team"
      intro={intro}
      layout="column"
      size="list"
      background="mist"
      tight
      extra={<ButtonLink {...link} variant="text" />}
    >
      {isPhotoAbove ? null : <Photo photo={photo} sizes="(width >= 64rem) 42rem, 92vw" ratio="16 / 9" />}
      <DescriptionList items={points} />
    </Section>
  );
}
