import ndis from 'content:home/ndis';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { FadeIn } from '../../ui/FadeIn.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import { Split } from '../../ui/Split.tsx';

export function NdisSupport() {
  return (
    <Section labelledBy="ndis-heading">
      <FadeIn>
        <Split
          mediaSide="left"
          ratio="small"
          media={<Photo photo={ndis.photo} sizes="(width >= 56rem) 36vw, 92vw" ratio="1 / 1" />}
        >
          <h2 id="ndis-heading">{ndis.heading}</h2>
          <p>{ndis.text}</p>
          <CheckList items={ndis.points} />
          <ButtonRow>
            <QuoteLink label={ndis.quote} />
            <ButtonLink href={ndis.link.to} look="text">
              {ndis.link.label}
            </ButtonLink>
          </ButtonRow>
        </Split>
      </FadeIn>
    </Section>
  );
}
