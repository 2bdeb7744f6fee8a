import { content } from '../../content/index.ts';
import { handoverPeriod } from '../../lib/specified.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { carouselsFromHtml, PhotoCarousel } from '../../ui/PhotoCarousel.tsx';
import { Section } from '../../ui/Section.tsx';
import type { Intro } from '../../ui/SectionHeading.tsx';

type SeeOurWorkProps = { intro: Intro; projects: ReturnType<typeof carouselsFromHtml> };

/** Projects with their building firm and photos. */
export function SeeOurWork({ intro, projects }: SeeOurWorkProps) {
  return (
    <Section name="work" intro={intro}>
      <Stack gap="7">
        {projects.map((project) => (
          <PhotoCarousel
            key={project.title}
            {...project}
            labels={content.layout.carousel}
            lightboxLabels={content.layout.lightbox}
            period={handoverPeriod}
          />
        ))}
      </Stack>
    </Section>
  );
}

SeeOurWork.fromHtml = (html: HTMLElement) => ({ projects: carouselsFromHtml(html) });
