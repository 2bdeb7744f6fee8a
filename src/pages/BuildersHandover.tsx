import content from 'content:buildersHandover';
import { Island } from '../../framework/index.ts';
import { CallLink } from '../links/CallLink.tsx';
import { QuoteLink } from '../links/QuoteLink.tsx';
import { IntroCard } from '../sections/builders-handover/IntroCard.tsx';
import { SeeOurWork } from '../sections/builders-handover/SeeOurWork.island.tsx';
import { Trust } from '../sections/builders-handover/Trust.tsx';
import { WhatsIncluded } from '../sections/builders-handover/WhatsIncluded.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { StepsSection } from '../sections/StepsSection.tsx';
import { ButtonRow } from '../ui/Button.tsx';

const { header, process, closing } = content;

export const head = content.meta;

export default function BuildersHandover() {
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
      <IntroCard />
      <WhatsIncluded />
      <Island component={SeeOurWork} />
      <StepsSection {...process} ground="mist" />
      <Trust />
      <ClosingCall {...closing} />
    </>
  );
}
