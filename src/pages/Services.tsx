import { content } from '../content/index.ts';
import { CallToAction } from '../sections/CallToAction.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { StartingPrices } from '../sections/StartingPrices.tsx';
import { PremiumServices } from '../sections/services/PremiumServices.tsx';
import { ResidentialServices } from '../sections/services/ResidentialServices.tsx';
import { ServiceJumps } from '../sections/services/ServiceJumps.tsx';

const { home, layout, services, testimonials } = content;

export const head = services.meta;

export default function Services() {
  return (
    <>
      {/* With a call link, so that on phones only the chat floats beside its quote link. */}
      <PageHeader {...services.header} layout="below" quote={layout.requestQuote} call={layout.call}>
        <ServiceJumps {...services} />
      </PageHeader>
      <PremiumServices {...services.premium} />
      <StartingPrices
        prices={services.prices}
        packages={home.packages}
        reviews={testimonials.testimonials}
        newTabNote={layout.newTabNote}
        background="linen"
      />
      <ResidentialServices {...services.residential} packages={home.packages} />
      <CallToAction {...services.closing} quote={layout.requestQuote} call={layout.call} />
    </>
  );
}
