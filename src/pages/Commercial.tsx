import { content } from '../content/index.ts';
import { CallToAction } from '../sections/CallToAction.tsx';
import caseStyles from '../sections/commercial/CaseStudy.module.css';
import { Industries } from '../sections/commercial/Industries.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { StepsSection } from '../sections/StepsSection.tsx';
import { DescriptionList } from '../ui/DescriptionList.tsx';
import { HeadedSection } from '../ui/HeadedSection.tsx';
import { IconPoints } from '../ui/IconPoints.tsx';
import { LabourHireLicence } from '../ui/LabourHireLicence.tsx';
import { PhotoSection } from '../ui/PhotoSection.tsx';
import { Quotation } from '../ui/Quotation.tsx';

const { commercial } = content;
const { header, whyUs, process, caseStudy, compliance } = commercial;
const { siteVisit, ...closing } = commercial.closing;

export const head = commercial.meta;

export default function Commercial() {
  return (
    <>
      <PageHeader {...header} layout="wide" />
      <Industries />
      <PhotoSection
        name="why"
        intro={whyUs}
        background="mist"
        photo={whyUs.photo}
        ratio="3 / 4"
        photoWidth="36vw"
        photoSide="left"
        share="small"
        align="start"
      >
        <DescriptionList items={whyUs.items} />
      </PhotoSection>
      <StepsSection process={process} background="linen" />
      <PhotoSection
        name="case"
        intro={caseStudy}
        photo={caseStudy.photo}
        ratio="3 / 4"
        photoWidth="48vw"
        bleed
      >
        <Quotation quote={caseStudy.quoteText} name={caseStudy.name} role={caseStudy.role} />
        <dl className={caseStyles.facts}>
          {caseStudy.facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      </PhotoSection>
      <HeadedSection name="compliance" intro={compliance} layout="column" background="linen">
        <IconPoints items={compliance.items} columns={1} />
        <LabourHireLicence />
      </HeadedSection>
      <CallToAction {...closing} link={{ label: siteVisit, to: '/contact' }} />
    </>
  );
}
