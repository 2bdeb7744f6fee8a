import { content } from '../content/index.ts';
import * as layout from '../content/layout.ts';
import { CallToAction } from '../sections/CallToAction.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { StartingPrices } from '../sections/StartingPrices.tsx';
import { PremiumServiceList } from '../sections/services/PremiumServiceList.tsx';
import { ResidentialServices } from '../sections/services/ResidentialServices.tsx';
import { ServiceJumps } from '../sections/services/ServiceJumps.tsx';

const { services } = content;

export const head = services.meta;

export default function Services() {
  return (
    <>
      {/* With a call link, so that on phones only the chat floats beside its quote link. */}
      <PageHeader {...services.header} layout="below" quote={layout.requestQuote} call={layout.call}>
        <ServiceJumps />
      </PageHeader>
      <PremiumServiceList />
      <StartingPrices prices={services.prices} background="linen" />
      <ResidentialServices />
      <CallToAction {...services.closing} quote={layout.requestQuote} call={layout.call} />
    </>
  );
}
