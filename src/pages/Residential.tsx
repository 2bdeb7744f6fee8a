import { content } from '../content/index.ts';
import { startingPrice } from '../content/schemas/price.ts';
import { CallToAction } from '../sections/CallToAction.tsx';
import { FirstActions } from '../sections/FirstActions.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { DeepClean } from '../sections/residential/DeepClean.tsx';
import { Equipment } from '../sections/residential/Equipment.tsx';
import { Maintenance } from '../sections/residential/Maintenance.tsx';
import { StartingPrices } from '../sections/residential/StartingPrices.tsx';
import { VacateClean } from '../sections/residential/VacateClean.tsx';
import { IconPoints } from '../ui/IconPoints.tsx';
import { Section } from '../ui/Section.tsx';

const { home, residential } = content;
const { header, lowTox, guarantee, closing } = residential;
const { from, items } = home.packages;
const [lowest] = items.toSorted((a, b) => a.fromPrice.amount - b.fromPrice.amount);

export const head = residential.meta;

export default function Residential() {
  return (
    <>
      <PageHeader intro={header} photo={header.photo}>
        <FirstActions
          {...header}
          offer={lowest && { price: startingPrice(lowest, from), buys: lowest.buys, to: '#prices' }}
        />
      </PageHeader>
      <Maintenance {...content} />
      <StartingPrices {...content} />
      {guarantee ? (
        <Section name="guarantee" intro={guarantee} layout="centred" background="coloured" />
      ) : null}
      <DeepClean {...residential.deep} />
      <VacateClean {...residential.vacate} />
      <Equipment {...residential.caddy} />
      <Section name="low-tox" intro={lowTox} list={lowTox.points}>
        <IconPoints items={lowTox.points} variant="plain" />
      </Section>
      <CallToAction {...closing} />
    </>
  );
}
