import { Island } from '@site/islands';
import { content } from '../content/index.ts';
import { SeeOurWork } from '../sections/builders-handover/SeeOurWork.island.tsx';
import { Trust } from '../sections/builders-handover/Trust.tsx';
import { CallToAction } from '../sections/CallToAction.tsx';
import { FirstActions } from '../sections/FirstActions.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { StepsSection } from '../sections/StepsSection.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { IconPoints } from '../ui/IconPoints.tsx';
import { Quotation } from '../ui/Quotation.tsx';
import { Section } from '../ui/Section.tsx';

const { buildersHandover } = content;
const { header, intro, included, process, trust, testimonial, closing } = buildersHandover;
const { projects: written, ...work } = buildersHandover.seeOurWork;
const projects = written.map(({ title, credit, text, photos }) => ({
  title,
  note: `${credit}. ${text}`,
  photos,
}));

export const head = buildersHandover.meta;

export default function BuildersHandover() {
  return (
    <>
      <PageHeader intro={header} photo={header.photo} earlier={header} note={header.note} layout="above">
        <FirstActions {...header} />
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
          <Quotation
            quote={testimonial.quoteText}
            name={testimonial.name}
            role={testimonial.role}
            layout="beside"
          />
        </Section>
      ) : null}
      <StepsSection process={process} background="quiet" />
      <Trust {...trust} />
      <CallToAction {...closing} />
    </>
  );
}
