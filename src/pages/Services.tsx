import { content } from '../content/index.ts';
import { CallToAction } from '../sections/CallToAction.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { PremiumServices } from '../sections/services/PremiumServices.tsx';
import { ResidentialServices } from '../sections/services/ResidentialServices.tsx';
import { ServiceJumps } from '../sections/services/ServiceJumps.tsx';
import { ReviewQuotation } from '../ui/Quotation.tsx';
import { Section } from '../ui/Section.tsx';

const { layout, services, testimonials } = content;

const review = testimonials.testimonials.find(({ id }) => id === services.review);

export const head = services.meta;

export default function Services() {
  return (
    <>
      <PageHeader intro={services.header} photo={services.header.photo} layout="below">
        <ServiceJumps {...services} />
      </PageHeader>
      <ResidentialServices {...content} />
      {review ? (
        <Section background="coloured" tight>
          <ReviewQuotation review={review} newTabNote={layout.newTabNote} layout="beside" isSmall />
        </Section>
      ) : null}
      <PremiumServices {...services.premium} />
      <CallToAction {...services.closing} quote={layout.requestQuote} />
    </>
  );
}
