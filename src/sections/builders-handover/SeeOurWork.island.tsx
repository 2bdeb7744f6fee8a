import { seeOurWork } from '../../content/builders-handover.ts';
import * as layout from '../../content/layout.ts';
import { HeadedSection } from '../../ui/HeadedSection.tsx';
import { PhotoCarousel } from '../../ui/PhotoCarousel.tsx';

/** Milliseconds that a photo stays (business constant). */
const period = 4000;

/** Two finished projects, each with its building firm and ten photos. */
export function SeeOurWork() {
  return (
    <HeadedSection name="work" intro={seeOurWork} layout="beside">
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
    </HeadedSection>
  );
}
