import type { PhotoData } from '../content/schemas/parts.ts';
import { CallLink } from '../links/CallLink.tsx';
import { QuoteLink } from '../links/QuoteLink.tsx';
import { ButtonLink, ButtonRow } from '../ui/Button.tsx';
import { Bleed } from '../ui/layout/Bleed.tsx';
import { Columns } from '../ui/layout/Columns.tsx';
import { Stack } from '../ui/layout/Stack.tsx';
import { Section } from '../ui/Section.tsx';
import text from '../ui/text.module.css';
import { WaveDivider } from '../ui/WaveDivider.tsx';

type CallToActionProps = {
  heading: string;
  text: string;
  /** Label of the quote link. Without a quote link, `link` is the primary action. */
  quote?: string;
  call?: string;
  link?: { label: string; to: string };
  /** Shown beside the words, up to the edge of wide viewports. */
  photo?: PhotoData;
  /** How heading and actions are laid out without a photo: side by side, or centred. */
  layout?: 'closing' | 'centred';
  background?: 'dark' | 'page';
};

/** The call to action at the end of an inner page: quote, phone, and on some pages a page to read first. */
export function CallToAction({
  quote,
  call,
  link,
  photo,
  layout = 'closing',
  background = 'dark',
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
  return (
    <>
      <WaveDivider to={background} />
      {photo ? (
        <Section background={background} name="closing">
          <Columns align="centre" swap="stacked">
            <Stack align="start">
              <h2 id="closing-heading" className={text.closing}>
                {intro.heading}
              </h2>
              <p className={text.lead}>{intro.text}</p>
              {actions}
            </Stack>
            <Bleed side="right" photo={photo} sizes="(width >= 64rem) 48vw, 92vw" wideRatio="3 / 2" />
          </Columns>
        </Section>
      ) : (
        <Section name="closing" intro={intro} background={background} layout={layout} extra={actions} />
      )}
    </>
  );
}
