import { content } from '../content/index.ts';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { QuoteHeader } from '../sections/QuoteHeader.tsx';
import { DeepClean } from '../sections/residential/DeepClean.tsx';
import { LowTox } from '../sections/residential/LowTox.tsx';
import { Maintenance } from '../sections/residential/Maintenance.tsx';
import { VacateClean } from '../sections/residential/VacateClean.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';

const { residential } = content;

const { header, guarantee, closing } = residential;

export const head = residential.meta;

export default function Residential() {
  return (
    <>
      <QuoteHeader header={header} />
      <Maintenance />
      <DeepClean />
      <VacateClean />
      <LowTox />
      <Section ground="mist" labelledBy="guarantee-heading">
        <SectionHeading
          id="guarantee-heading"
          heading={guarantee.heading}
          text={guarantee.text}
          layout="centred"
        />
      </Section>
      <ClosingCall {...closing} />
    </>
  );
}
