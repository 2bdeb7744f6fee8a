import type { Content } from '../../content/schemas/files.ts';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { PhotoSection } from '../../ui/PhotoSection.tsx';
import styles from './NdisSupport.module.css';

/** What NDIS participants can have, with a link to their page. */
export function NdisSupport({ photo, points, quote, link, ...intro }: Content['home']['ndis']) {
  return (
    <PhotoSection
      name="ndis"
      intro={intro}
      photo={photo}
      ratio="3 / 2"
      photoWidth="37rem"
      photoHeight={36}
      photoSide="left"
      fadeIn={{ className: styles.panel }}
    >
      <CheckList items={points} />
      <ButtonRow>
        <QuoteLink label={quote} />
        <ButtonLink {...link} variant="text" />
      </ButtonRow>
    </PhotoSection>
  );
}
