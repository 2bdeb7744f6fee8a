import { Island } from '@site/islands';
import { content } from '../content/index.ts';
import { widthAtHeight } from '../lib/photo-width.ts';
import { LabourHireLicence } from '../links/LabourHireLicence.tsx';
import { HeaderComparison } from '../sections/builders-handover/HeaderComparison.island.tsx';
import { SeeOurWork } from '../sections/builders-handover/SeeOurWork.island.tsx';
import { CallToAction } from '../sections/CallToAction.tsx';
import { FirstActions } from '../sections/FirstActions.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { StepsSection } from '../sections/StepsSection.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { IconPoints } from '../ui/IconPoints.tsx';
import { Bleed } from '../ui/layout/Bleed.tsx';
import { Columns } from '../ui/layout/Columns.tsx';
import { Stack } from '../ui/layout/Stack.tsx';
import { Quotation } from '../ui/Quotation.tsx';
import { Section } from '../ui/Section.tsx';

const { buildersHandover, business } = content;
const { header, intro, included, process, trust, testimonial, closing } = buildersHandover;
const { projects: written, ...work } = buildersHandover.seeOurWork;
const projects = written.map(({ title, credit, text, photos }) => ({
  title,
  note: `${credit}. ${text}`,
  photos,
}));
const pair = { ...header, after: header.photo };

export const head = buildersHandover.meta;

export default function BuildersHandover() {
  return (
    <>
      <PageHeader
        intro={header}
        picture={<Island component={HeaderComparison} when="interaction" htmlProps={{ pair }} />}
        note={header.note}
        layout="above"
      >
        <FirstActions {...header} service={business.services.buildersHandover} />
      </PageHeader>
      <Section name="intro" intro={intro} layout="beside" extra={<CheckList items={intro.points} />} />
      <Section name="included" intro={included} background="quiet" list={included.items}>
        <IconPoints items={included.items} columns="3" />
      </Section>
      {projects.length > 0 ? (
        <Island component={SeeOurWork} props={{ intro: work }} htmlProps={{ projects }} />
      ) : null}
      {testimonial ? (
        <Section background="coloured">
          <Quotation quote={testimonial.quoteText} name={testimonial.name} role={testimonial.role} />
        </Section>
      ) : null}
      <StepsSection process={process} background="quiet" />
      <Section name="trust" background="tinted" list={trust.bullets}>
        <Columns align="centre" swap="stacked">
          <Stack>
            <h2 id="trust-heading">{trust.heading}</h2>
            <CheckList items={trust.bullets} />
            <LabourHireLicence />
          </Stack>
          <Bleed
            side="right"
            photo={trust.photo}
            sizes={`(width >= 64rem) max(48vw, ${widthAtHeight(trust.photo, 30)}), 92vw`}
            wideRatio="3 / 2"
          />
        </Columns>
      </Section>
      <CallToAction {...closing} />
    </>
  );
}
