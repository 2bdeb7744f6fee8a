import * as home from '../../content/home.ts';
import { content } from '../../content/index.ts';
import { previewProjectCount } from '../../lib/specified.ts';
import { loadPortfolioQuery } from '../../queries/load.ts';
import type { Project } from '../../queries/portfolio.ts';
import { useQuery } from '../../queries/use-query.ts';
import { AsyncContent } from '../../ui/AsyncContent.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { LoadingPhoto } from '../../ui/LoadingPhoto.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './PortfolioPreview.module.css';

/** The first projects of the post-build portfolio, beside their heading. */
export function PortfolioPreview({
  portfolio = content.home.portfolio,
  portfolioPreview = home.portfolioPreview,
}: Partial<Pick<typeof content.home, 'portfolio'> & Pick<typeof home, 'portfolioPreview'>>) {
  const query = useQuery<Project[]>(loadPortfolioQuery, portfolioPreview.projects);
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
        isEmpty={query.data.length === 0}
        empty={portfolio.empty}
        skeletons={previewProjectCount}
      >
        <ul className={styles.projects}>
          {query.data.slice(0, previewProjectCount).map((project, index) => (
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

function facts({ suburb, hours_on_site: hours }: Project, hoursOnSite: string): string {
  return [suburb, hours && `${hours} ${hoursOnSite}`].filter(Boolean).join(', ');
}
