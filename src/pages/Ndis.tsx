import { content } from '../content/index.ts';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { FaqSection } from '../sections/FaqSection.tsx';
import { Disclaimer } from '../sections/ndis/Disclaimer.tsx';
import { Pricing } from '../sections/ndis/Pricing.tsx';
import { WhatWeClean } from '../sections/ndis/WhatWeClean.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { StepsSection } from '../sections/StepsSection.tsx';
import { HeadedSection } from '../ui/HeadedSection.tsx';
import { IconPoints } from '../ui/IconPoints.tsx';

const { ndis } = content;
const { header, howWeHelp, booking, faq, closing } = ndis;

export const head = ndis.meta;

export default function Ndis() {
  return (
    <>
      <PageHeader {...header} />
      <Disclaimer />
      <HeadedSection name="help" intro={howWeHelp} layout="column" ground="mist">
        <IconPoints items={howWeHelp.items} look="tiles" />
      </HeadedSection>
      <WhatWeClean />
      <StepsSection process={booking} layout="column" />
      <Pricing />
      <FaqSection intro={faq} items={faq.items} ground="paper" />
      <ClosingCall {...closing} />
    </>
  );
}
