import gallery from 'content:gallery';
import portfolio from 'content:portfolio';
import { PhotoStrip } from '../../ui/PhotoStrip.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';

/** Builder cleans: each project with its suburb, hours on site and photos. */
export function GalleryProjects() {
  return (
    <Section ground="mist" id="builder-cleans" labelledBy="builder-cleans-heading">
      <SectionHeading id="builder-cleans-heading" heading={gallery.tabs.builderCleans} />
      {portfolio.projects.length === 0 ? <p>{gallery.emptyProjects}</p> : null}
      {portfolio.projects.map((project) => (
        <PhotoStrip
          key={project.title}
          title={project.title}
          note={`${project.suburb}, ${project.hours_on_site} ${gallery.hoursLabel}`}
          photos={project.images}
          ratio="4 / 3"
        />
      ))}
    </Section>
  );
}
