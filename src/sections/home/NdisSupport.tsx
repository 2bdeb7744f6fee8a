import type { Content } from '../../content/schemas/content-files.ts';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { FadeIn } from '../../ui/FadeIn.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';
import styles from './NdisSupport.module.css';

/** What NDIS participants get, with a link to their page. */
export function NdisSupport({ photo, points, quote, link, ...intro }: Content['home']['ndis']) {
  return (
    <Section tight name="ndis">
      <FadeIn className={styles.panel}>
        <Columns swap="always" tablet>
          <Stack align="start" className={styles.words}>
            <h2 id="ndis-heading">{intro.heading}</h2>
            <p className={text.lead}>{intro.text}</p>
            <CheckList items={points} />
            <ButtonRow>
              <QuoteLink label={quote} />
              <ButtonLink {...link} variant="text" />
            </ButtonRow>
          </Stack>
          <Photo
            photo={photo}
            sizes="(width >= 48rem) 54rem, 92vw"
            ratio="16 / 9"
            wideRatio="fill from tablet"
            rounded={false}
          />
        </Columns>
      </FadeIn>
    </Section>
  );
}
