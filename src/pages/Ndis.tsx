import ndis from 'content:ndis';
import { CallLink } from '../links/CallLink.tsx';
import { QuoteLink } from '../links/QuoteLink.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { FaqSection } from '../sections/FaqSection.tsx';
import { Disclaimer } from '../sections/ndis/Disclaimer.tsx';
import { HowWeHelp } from '../sections/ndis/HowWeHelp.tsx';
import { Pricing } from '../sections/ndis/Pricing.tsx';
import { WhatWeClean } from '../sections/ndis/WhatWeClean.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { StepsSection } from '../sections/StepsSection.tsx';
import { ButtonRow } from '../ui/Button.tsx';

const { header, booking, faq, closing } = ndis;

export const head = ndis.meta;

export default function Ndis() {
  return (
    <>
      <PageHeader eyebrow={header.eyebrow} heading={header.heading} text={header.text} photo={header.photo}>
        <ButtonRow>
          <QuoteLink label={header.quote} location="hero_primary" />
          <CallLink label={header.call} location="hero" />
        </ButtonRow>
      </PageHeader>
      <Disclaimer />
      <HowWeHelp />
      <WhatWeClean />
      <StepsSection {...booking} layout="column" />
      <Pricing />
      <FaqSection {...faq} ground="paper" />
      <ClosingCall {...closing} />
    </>
  );
}
