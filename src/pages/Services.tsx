import { content } from '../content/index.ts';
import { CallToAction } from '../sections/CallToAction.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { PremiumServices } from '../sections/services/PremiumServices.tsx';
import { ResidentialServices } from '../sections/services/ResidentialServices.tsx';
import { ReviewBand } from '../sections/services/ReviewBand.tsx';
import { ServiceJumps } from '../sections/services/ServiceJumps.tsx';

const { home, layout, services, testimonials } = content;

export const head = services.meta;

export default function Services() {
  return (
    <>
      <PageHeader intro={services.header} photo={services.header.photo} layout="below">
        <ServiceJumps {...services} />
      </PageHeader>
      <ResidentialServices {...services.residential} packages={home.packages} />
      <ReviewBand id={services.review} reviews={testimonials.testimonials} newTabNote={layout.newTabNote} />
      <PremiumServices {...services.premium} />
      <CallToAction {...services.closing} quote={layout.requestQuote} call={layout.call} />
    </>
  );
}
