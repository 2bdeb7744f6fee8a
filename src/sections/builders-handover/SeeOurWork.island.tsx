import { content } from '../../content/index.ts';
import { handoverPeriod } from '../../lib/specified.ts';
import { PhotoCarousel } from '../../ui/PhotoCarousel.tsx';
import { Section } from '../../ui/Section.tsx';

/** Two projects, each with its building firm and ten photos. */
export function SeeOurWork({ seeOurWork = content.buildersHandover.seeOurWork }) {
  return (
    <Section name="work" intro={seeOurWork} layout="beside">
      {seeOurWork.projects.map((project) => (
        <PhotoCarousel
          key={project.title}
          title={project.title}
          note={`${project.credit}. ${project.text}`}
          photos={project.photos}
          labels={content.layout.carousel}
          lightboxLabels={content.layout.lightbox}
          period={handoverPeriod}
        />
      ))}
    </Section>
  );
}
