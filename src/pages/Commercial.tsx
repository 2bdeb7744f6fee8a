import commercial from 'content:commercial';
import { CallLink } from '../links/CallLink.tsx';
import { QuoteLink } from '../links/QuoteLink.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { CaseStudy } from '../sections/commercial/CaseStudy.tsx';
import { Compliance } from '../sections/commercial/Compliance.tsx';
import { Industries } from '../sections/commercial/Industries.tsx';
import { WhyUs } from '../sections/commercial/WhyUs.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { StepsSection } from '../sections/StepsSection.tsx';
import { ButtonRow } from '../ui/Button.tsx';

const { header, process, closing } = commercial;

export const head = commercial.meta;

export default function Commercial() {
  return (
    <>
      <PageHeader
        eyebrow={header.eyebrow}
        heading={header.heading}
        text={header.text}
        photo={header.photo}
        layout="wide"
      >
        <ButtonRow>
          <QuoteLink label={header.quote} location="hero_primary" />
          <CallLink label={header.call} location="hero" />
        </ButtonRow>
      </PageHeader>
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
