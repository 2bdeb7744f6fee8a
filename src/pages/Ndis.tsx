import { content } from '../content/index.ts';
import { CallToAction } from '../sections/CallToAction.tsx';
import { FaqSection } from '../sections/FaqSection.tsx';
import disclaimerStyles from '../sections/ndis/Disclaimer.module.css';
import { EasyRead } from '../sections/ndis/EasyRead.tsx';
import styles from '../sections/ndis/LargeType.module.css';
import { Pricing } from '../sections/ndis/Pricing.tsx';
import { Rights } from '../sections/ndis/Rights.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { StepsSection } from '../sections/StepsSection.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { HeadedSection } from '../ui/HeadedSection.tsx';
import { IconPoints } from '../ui/IconPoints.tsx';
import { RoomTasks } from '../ui/RoomTasks.tsx';
import { Section } from '../ui/Section.tsx';
import { Split } from '../ui/Split.tsx';

const { business, layout, ndis } = content;
const { header, disclaimer, easyRead, howWeHelp, whatWeClean, booking, faq, closing } = ndis;

export const head = ndis.meta;

export default function Ndis() {
  return (
    <>
      <PageHeader {...header} />
      <div className={styles.large}>
        {/* First: the business is not a registered provider [S4] [P4]. */}
        <Section tight labelledBy="disclaimer-heading">
          <div className={disclaimerStyles.note}>
            <h2 id="disclaimer-heading" className={disclaimerStyles.heading}>
              {disclaimer.heading}
            </h2>
            <div className={disclaimerStyles.words}>
              <p>{disclaimer.text}</p>
              <ButtonLink to="#easy-read" label={easyRead.jump} variant="text" />
            </div>
          </div>
        </Section>
        <HeadedSection name="help" intro={howWeHelp} background="linen">
          <IconPoints items={howWeHelp.items} variant="plain" />
        </HeadedSection>
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
