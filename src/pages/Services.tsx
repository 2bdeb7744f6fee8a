import { content } from '../content/index.ts';
import { inOrder } from '../content/schemas/price.ts';
import { serviceNames } from '../content/service-names.ts';
import { interpolate } from '../lib/interpolate.ts';
import { CallToAction } from '../sections/CallToAction.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { anchorOf } from '../sections/services/anchors.ts';
import { PremiumServices } from '../sections/services/PremiumServices.tsx';
import { ResidentialServices } from '../sections/services/ResidentialServices.tsx';
import { ServiceJumps } from '../sections/services/ServiceJumps.tsx';
import { ReviewQuotation } from '../ui/Quotation.tsx';
import { Section } from '../ui/Section.tsx';
import text from '../ui/text.module.css';

const { home, layout, services, testimonials } = content;
const { price } = services.header;
const [lowest] = inOrder(home.packages.items.map(({ fromPrice }) => fromPrice));

const review = testimonials.testimonials.find(({ id }) => id === services.review);

export const head = services.meta;

export default function Services() {
  return (
    <>
      <PageHeader intro={services.header} photo={services.header.photo}>
        {price && lowest ? (
          <a href={`#${anchorOf(services.residential.link.to)}`} className={text.title}>
            {interpolate(price, { price: lowest.text })}
          </a>
        ) : null}
        <ServiceJumps {...services} />
      </PageHeader>
      <ResidentialServices {...content} />
      {review ? (
        <Section background="coloured" tight>
          <ReviewQuotation review={review} newTabNote={layout.newTabNote} isSmall />
        </Section>
      ) : null}
      <PremiumServices {...services.premium} serviceNames={serviceNames} />
      <CallToAction {...services.closing} quote={layout.requestQuote} />
    </>
  );
}
