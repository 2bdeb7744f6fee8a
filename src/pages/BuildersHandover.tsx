import { Island } from '../../framework/index.ts';
import { content } from '../content/index.ts';
import { IntroCard } from '../sections/builders-handover/IntroCard.tsx';
import { SeeOurWork } from '../sections/builders-handover/SeeOurWork.island.tsx';
import { Trust } from '../sections/builders-handover/Trust.tsx';
import { WhatsIncluded } from '../sections/builders-handover/WhatsIncluded.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { QuoteHeader } from '../sections/QuoteHeader.tsx';
import { StepsSection } from '../sections/StepsSection.tsx';

const { buildersHandover } = content;
const { header, process, closing } = buildersHandover;

export const head = buildersHandover.meta;

export default function BuildersHandover() {
  return (
    <>
      <QuoteHeader header={header} layout="wide" />
      <IntroCard />
      <WhatsIncluded />
      <Island component={SeeOurWork} />
      <StepsSection {...process} ground="mist" />
      <Trust />
      <ClosingCall {...closing} />
    </>
  );
}
