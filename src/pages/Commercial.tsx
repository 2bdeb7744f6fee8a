import { content } from '../content/index.ts';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { CaseStudy } from '../sections/commercial/CaseStudy.tsx';
import { Compliance } from '../sections/commercial/Compliance.tsx';
import { Industries } from '../sections/commercial/Industries.tsx';
import { WhyUs } from '../sections/commercial/WhyUs.tsx';
import { QuoteHeader } from '../sections/QuoteHeader.tsx';
import { StepsSection } from '../sections/StepsSection.tsx';

const { commercial } = content;

const { header, process, closing } = commercial;

export const head = commercial.meta;

export default function Commercial() {
  return (
    <>
      <QuoteHeader header={header} layout="wide" />
      <Industries />
      <WhyUs />
      <StepsSection {...process} ground="linen" />
      <CaseStudy />
      <Compliance />
      <ClosingCall
        heading={closing.heading}
        text={closing.text}
        quote={closing.quote}
        link={{ label: closing.siteVisit, to: '/contact' }}
      />
    </>
  );
}
