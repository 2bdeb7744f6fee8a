import { content } from '../content/index.ts';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { FaqSection } from '../sections/FaqSection.tsx';
import { Disclaimer } from '../sections/ndis/Disclaimer.tsx';
import { HowWeHelp } from '../sections/ndis/HowWeHelp.tsx';
import { Pricing } from '../sections/ndis/Pricing.tsx';
import { WhatWeClean } from '../sections/ndis/WhatWeClean.tsx';
import { QuoteHeader } from '../sections/QuoteHeader.tsx';
import { StepsSection } from '../sections/StepsSection.tsx';

const { ndis } = content;

const { header, booking, faq, closing } = ndis;

export const head = ndis.meta;

export default function Ndis() {
  return (
    <>
      <QuoteHeader header={header} />
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
