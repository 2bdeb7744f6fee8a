import { seeOurWork } from '../../content/builders-handover.ts';
import * as layout from '../../content/layout.ts';
import { PhotoCarousel } from '../../ui/PhotoCarousel.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';

/** Milliseconds that a photo stays (business constant). */
const period = 4000;

/** Two finished projects, each with its building firm and ten photos. */
export function SeeOurWork() {
  return (
    <Section labelledBy="work-heading">
      <SectionHeading id="work-heading" heading={seeOurWork.heading} text={seeOurWork.text} layout="beside" />
      {seeOurWork.projects.map((project) => (
        <PhotoCarousel
          key={project.title}
          title={project.title}
          note={`${project.credit}. ${project.text}`}
          photos={project.photos}
          words={layout.carousel}
          lightboxWords={layout.lightbox}
          period={period}
        />
      ))}
    </Section>
  );
}
