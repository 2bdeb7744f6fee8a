import { ndis } from '../../content/home.ts';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { FadeIn } from '../../ui/FadeIn.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import { Split } from '../../ui/Split.tsx';
import styles from './NdisSupport.module.css';

export function NdisSupport() {
  return (
    <Section labelledBy="ndis-heading">
      <FadeIn className={styles.panel}>
        <Split
          mediaSide="left"
          media={<Photo photo={ndis.photo} sizes="(width >= 44rem) 46vw, 92vw" ratio="4 / 3" />}
        >
          <h2 id="ndis-heading">{ndis.heading}</h2>
          <p>{ndis.text}</p>
          <CheckList items={ndis.points} />
          <ButtonRow>
            <QuoteLink label={ndis.quote} />
            <ButtonLink {...ndis.link} look="text" />
          </ButtonRow>
        </Split>
      </FadeIn>
    </Section>
  );
}
