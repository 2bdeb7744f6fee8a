import { content } from '../content/index.ts';
import { CallToAction } from '../sections/CallToAction.tsx';
import { FaqSection } from '../sections/FaqSection.tsx';
import { Disclaimer } from '../sections/ndis/Disclaimer.tsx';
import { EasyRead } from '../sections/ndis/EasyRead.tsx';
import { Pricing } from '../sections/ndis/Pricing.tsx';
import { Rights } from '../sections/ndis/Rights.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { StepsSection } from '../sections/StepsSection.tsx';
import { IconPoints } from '../ui/IconPoints.tsx';
import { RoomTasks } from '../ui/RoomTasks.tsx';
import { Section } from '../ui/Section.tsx';
import { Split } from '../ui/Split.tsx';
import styles from './Ndis.module.css';

const { business, layout, ndis } = content;
const { header, disclaimer, easyRead, howWeHelp, whatWeClean, booking, faq, closing } = ndis;

export const head = ndis.meta;

export default function Ndis() {
  return (
    <>
      <PageHeader {...header} />
      <div className={styles.large}>
        <Disclaimer {...disclaimer} jump={easyRead.jump} />
        <Section name="help" intro={howWeHelp} background="linen">
          <IconPoints items={howWeHelp.items} variant="plain" />
        </Section>
        <Section labelledBy="clean-heading" className={styles.rooms}>
          <Split
            photo={whatWeClean.photo}
            ratio="3 / 4"
            photoWidth="min(42vw, 33.5rem)"
            photoSide="left"
            isTop
          >
            <h2 id="clean-heading">{whatWeClean.heading}</h2>
            <p>{whatWeClean.text}</p>
            <RoomTasks rooms={whatWeClean.rooms} />
          </Split>
        </Section>
        <StepsSection process={booking} layout="pairs" background="river" />
        <Pricing {...ndis.pricing} />
        <Rights {...ndis.rights} ndisScreening={business.ndisScreening} />
        <FaqSection intro={faq} items={faq.items} linkLabel={layout.faqLink} background="paper" />
        <EasyRead {...easyRead} />
      </div>
      <CallToAction {...closing} layout="centred" background="paper" />
    </>
  );
}
