import { content } from '../../content/index.ts';
import { previewProjectCount } from '../../lib/specified.ts';
import { loadPortfolioQuery } from '../../queries/load.ts';
import type { Project } from '../../queries/portfolio.ts';
import { useQuery } from '../../queries/use-query.ts';
import { AsyncContent } from '../../ui/AsyncContent.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Photo, photoFromHtml } from '../../ui/Photo.tsx';
import { Section, SectionHeading } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';
import styles from './PortfolioPreview.module.css';

/** The first projects of the post-build portfolio, beside the heading. */
export function PortfolioPreview({ projects }: { projects: readonly Project[] }) {
  const portfolio = content.home.portfolio;
  const query = useQuery(loadPortfolioQuery);
  const shown = query.data?.slice(0, previewProjectCount) ?? projects;
  return (
    <Section name="portfolio" tight="joined">
      <SectionHeading id="portfolio-heading" intro={portfolio} layout="beside" size="list">
        <ButtonLink {...portfolio.link} variant="text" />
      </SectionHeading>
      <AsyncContent
        query={query}
        loading={portfolio.loading}
        isEmpty={shown.length === 0}
        empty={portfolio.empty}
        skeletons={previewProjectCount}
      >
        <Grid as="ul" min="narrow" gap="4" className={styles.projects}>
          {shown.map((project, index) => (
            <Stack as="li" key={`${project.title} ${index}`} gap="3">
              {project.images[0] ? (
                <Photo
                  photo={project.images[0]}
                  sizes="(width >= 64rem) 50rem, 66vw"
                  ratio="1 / 1"
                  wideRatio={index === 0 ? '16 / 9' : undefined}
                />
              ) : null}
              <h3>{project.title}</h3>
              <p className={text.small}>{facts(project, portfolio.hoursOnSite)}</p>
            </Stack>
          ))}
        </Grid>
      </AsyncContent>
    </Section>
  );
}

/** In the HTML, suburb and hours are one text. */
PortfolioPreview.fromHtml = (html: HTMLElement): { projects: Project[] } => ({
  projects: [...html.querySelectorAll('li')].map((project) => ({
    category: '',
    title: project.querySelector('h3')?.textContent ?? '',
    suburb: project.querySelector('p')?.textContent ?? '',
    hours_on_site: undefined,
    images: [...project.querySelectorAll('img')].map(photoFromHtml),
  })),
});

function facts({ suburb, hours_on_site: hours }: Project, hoursOnSite: string): string {
  return [suburb, hours && `${hours} ${hoursOnSite}`].filter(Boolean).join(', ');
}
