import type { PhotoData } from '../content/schemas/parts.ts';
import { CallLink } from '../links/CallLink.tsx';
import { QuoteLink } from '../links/QuoteLink.tsx';
import { ButtonLink, ButtonRow } from '../ui/Button.tsx';
import { PhotoSection } from '../ui/PhotoSection.tsx';
import { Section } from '../ui/Section.tsx';
import { WaveDivider } from '../ui/WaveDivider.tsx';
import styles from './CallToAction.module.css';

type CallToActionProps = {
  heading: string;
  text: string;
  /** Label of the quote link; without it, `link` is the primary one. */
  quote?: string;
  call: string;
  link?: { label: string; to: string };
  /** Stands beside the words, to the edge of wide windows. */
  photo?: PhotoData;
  /** Without a photo: heading and actions side by side, or centred. */
  layout?: 'closing' | 'centred';
  background?: 'deep' | 'paper';
};

/** The call to action at the end of an inner page: the quote, the phone, and for some a page to read first. */
export function CallToAction({
  quote,
  call,
  link,
  photo,
  layout = 'closing',
  background = 'deep',
  ...intro
}: CallToActionProps) {
  const actions = (
    <>
      <ButtonRow>
        {quote ? <QuoteLink label={quote} /> : null}
        {link && !quote ? <ButtonLink {...link} /> : null}
        <CallLink label={call} location="closing" />
      </ButtonRow>
      {link && quote ? <ButtonLink {...link} variant="text" /> : null}
    </>
  );
  const section = { name: 'closing', intro, background };
  return (
    <>
      <WaveDivider to={background} />
      {photo ? (
        <PhotoSection
          {...section}
          className={styles.beside}
          photo={photo}
          ratio="3 / 2"
          photoWidth="48vw"
          bleed
        >
          {actions}
        </PhotoSection>
      ) : (
        <Section {...section} layout={layout} extra={actions} />
      )}
    </>
  );
}
