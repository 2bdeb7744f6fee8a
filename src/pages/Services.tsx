import { content } from '../content/index.ts';
import { QuoteLink } from '../links/QuoteLink.tsx';
import { CallToAction } from '../sections/CallToAction.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { PremiumServiceList } from '../sections/services/PremiumServiceList.tsx';
import { ResidentialServices } from '../sections/services/ResidentialServices.tsx';

const { services } = content;

export const head = services.meta;

export default function Services() {
  return (
    <>
      <PageHeader {...services.header} layout="below">
        <QuoteLink location="hero_primary" />
      </PageHeader>
      <PremiumServiceList />
      <ResidentialServices />
      <CallToAction {...services.closing} />
    </>
  );
}
