import { ndis } from '../../content/home.ts';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { PhotoSection } from '../../ui/PhotoSection.tsx';
import styles from './NdisSupport.module.css';

export function NdisSupport() {
  return (
    <PhotoSection
      name="ndis"
      intro={ndis}
      photo={ndis.photo}
      ratio="4 / 3"
      photoWidth="46vw"
      photoSide="left"
      fadeIn={{ className: styles.panel }}
    >
      <CheckList items={ndis.points} />
      <ButtonRow>
        <QuoteLink label={ndis.quote} />
        <ButtonLink {...ndis.link} look="text" />
      </ButtonRow>
    </PhotoSection>
  );
}
