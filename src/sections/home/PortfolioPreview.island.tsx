import { content } from '../../content/index.ts';
import { previewProjectCount } from '../../lib/specified.ts';
import { loadPortfolioQuery } from '../../queries/load.ts';
import type { Project } from '../../queries/portfolio.ts';
import { useQuery } from '../../queries/use-query.ts';
import { AsyncContent } from '../../ui/AsyncContent.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { LoadingPhoto } from '../../ui/LoadingPhoto.tsx';
import { photoFromHtml } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './PortfolioPreview.module.css';

/** The first projects of the post-build portfolio, beside their heading. */
export function PortfolioPreview({ projects }: { projects: readonly Project[] }) {
  const portfolio = content.home.portfolio;
  const query = useQuery(loadPortfolioQuery);
  const shown = query.data?.slice(0, previewProjectCount) ?? projects;
  return (
    <Section
      name="portfolio"
      intro={portfolio}
      layout="column"
      extra={<ButtonLink {...portfolio.link} variant="text" />}
    >
      <AsyncContent
        query={query}
        loading={portfolio.loading}
        isEmpty={shown.length === 0}
        empty={portfolio.empty}
        skeletons={previewProjectCount}
      >
        <ul className={styles.projects}>
          {shown.map((project, index) => (
            <li key={`${project.title} ${index}`} className={styles.project}>
              {project.images[0] ? (
                <LoadingPhoto
                  photo={project.images[0]}
                  sizes="(width >= 64rem) 38rem, (width >= 44rem) 46vw, 92vw"
                  ratio="3 / 2"
                />
              ) : null}
              <h3>{project.title}</h3>
              <p className={styles.facts}>{facts(project, portfolio.hoursOnSite)}</p>
            </li>
          ))}
        </ul>
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
