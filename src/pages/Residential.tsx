import residential from 'content:residential';
import { CallLink } from '../links/CallLink.tsx';
import { QuoteLink } from '../links/QuoteLink.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { DeepClean } from '../sections/residential/DeepClean.tsx';
import { LowTox } from '../sections/residential/LowTox.tsx';
import { Maintenance } from '../sections/residential/Maintenance.tsx';
import { VacateClean } from '../sections/residential/VacateClean.tsx';
import { ButtonRow } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';

const { header, guarantee, closing } = residential;

export const head = residential.meta;

export default function Residential() {
  return (
    <>
      <PageHeader eyebrow={header.eyebrow} heading={header.heading} text={header.text} photo={header.photo}>
        <ButtonRow>
          <QuoteLink label={header.quote} location="hero_primary" />
          <CallLink label={header.call} location="hero" />
        </ButtonRow>
      </PageHeader>
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
