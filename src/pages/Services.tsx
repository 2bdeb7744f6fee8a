import { content } from '../content/index.ts';
import { QuoteLink } from '../links/QuoteLink.tsx';
import { CallToAction } from '../sections/CallToAction.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { StartingPrices } from '../sections/StartingPrices.tsx';
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
      <StartingPrices prices={services.prices} background="linen" />
      <ResidentialServices />
      <CallToAction {...services.closing} />
    </>
  );
}
