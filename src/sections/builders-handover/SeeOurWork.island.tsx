import { content } from '../../content/index.ts';
import { handoverPeriod } from '../../lib/specified.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { LightboxTrigger } from '../../ui/LightboxTrigger.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Photo, photoFromHtml } from '../../ui/Photo.tsx';
import { type Intro, Section } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';
import { useLightbox } from '../../ui/use-lightbox.tsx';
import styles from './SeeOurWork.module.css';

type Projects = ReturnType<typeof projectsFromHtml>;

/** Projects with their building firm and photos. */
export function SeeOurWork({ intro, projects }: { intro: Intro; projects: Projects }) {
  return (
    <Section name="work" intro={intro}>
      <Stack gap="7">
        {projects.map((project) => (
          <Project key={project.title} {...project} />
        ))}
      </Stack>
    </Section>
  );
}

/** A titled photo carousel, up to three photos at a time. Each opens in the lightbox. */
function Project({ title, note, photos }: Projects[number]) {
  const { lightbox, ...triggerProps } = useLightbox(photos, content.layout.lightbox);
  return (
    <div className={styles.photos}>
      <Carousel
        label={title}
        labels={content.layout.carousel}
        period={handoverPeriod}
        isSuspended={lightbox !== null}
        header={
          <Stack gap="2">
            <h3>{title}</h3>
            <p className={text.muted}>{note}</p>
          </Stack>
        }
        slides={photos.map((photo, index) => ({
          key: photo.src,
          content: (
            <LightboxTrigger src={photo.src} index={index} {...triggerProps}>
              <Photo
                photo={photo}
                sizes="(width >= 68rem) 24rem, (width >= 44rem) 46vw, 92vw"
                ratio="4 / 3"
              />
            </LightboxTrigger>
          ),
        }))}
      />
      {lightbox}
    </div>
  );
}

/** Reads the title, note and photos of each carousel from its HTML. */
function projectsFromHtml(html: HTMLElement) {
  return [...html.querySelectorAll('h3')].map((heading) => ({
    title: heading.textContent,
    note: heading.nextElementSibling?.textContent ?? '',
    photos: [...(heading.closest('[role="group"]')?.querySelectorAll('img') ?? [])].map(photoFromHtml),
  }));
}

SeeOurWork.fromHtml = (html: HTMLElement) => ({ projects: projectsFromHtml(html) });
