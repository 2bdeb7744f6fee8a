import { Island } from '@site/islands';
import { content } from '../content/index.ts';
import { LabourHireLicence } from '../links/LabourHireLicence.tsx';
import { SeeOurWork } from '../sections/builders-handover/SeeOurWork.island.tsx';
import trustStyles from '../sections/builders-handover/Trust.module.css';
import { CallToAction } from '../sections/CallToAction.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { StepsSection } from '../sections/StepsSection.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { HeadedSection } from '../ui/HeadedSection.tsx';
import { IconPoints } from '../ui/IconPoints.tsx';
import { Quotation } from '../ui/Quotation.tsx';
import { Split } from '../ui/Split.tsx';

const { buildersHandover } = content;
const { header, intro, included, process, trust, testimonial, closing } = buildersHandover;

export const head = buildersHandover.meta;

export default function BuildersHandover() {
  return (
    <>
      <PageHeader {...header} />
      <HeadedSection name="intro" intro={intro} layout="beside" extra={<CheckList items={intro.points} />} />
      <HeadedSection name="included" intro={included} background="mist">
        <IconPoints items={included.items} columns={3} />
      </HeadedSection>
      <Island component={SeeOurWork} />
      <StepsSection process={process} background="clay" />
      <HeadedSection name="trust" intro={trust}>
        <CheckList items={trust.bullets} columns={3} />
        <LabourHireLicence />
        <div className={trustStyles.words}>
          <Split photo={trust.photo} ratio="4 / 3" photoWidth="48vw" photoSide="left" bleed>
            <Quotation quote={testimonial.quoteText} name={testimonial.name} role={testimonial.role} />
          </Split>
        </div>
      </HeadedSection>
      <CallToAction {...closing} />
    </>
  );
}
