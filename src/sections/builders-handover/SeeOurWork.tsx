import content from 'content:buildersHandover';
import { PhotoStrip } from '../../ui/PhotoStrip.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';

const { seeOurWork } = content;

/** Two finished projects, each with its building firm and ten photos. */
export function SeeOurWork() {
  return (
    <Section labelledBy="work-heading">
      <SectionHeading id="work-heading" heading={seeOurWork.heading} text={seeOurWork.text} layout="beside" />
      {seeOurWork.projects.map((project) => (
        <PhotoStrip
          key={project.title}
          title={project.title}
          note={`${project.credit}. ${project.text}`}
          photos={project.photos}
          ratio="4 / 3"
        />
      ))}
    </Section>
  );
}
