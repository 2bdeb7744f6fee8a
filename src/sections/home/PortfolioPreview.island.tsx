import { portfolioPreview as portfolio, portfolio as texts } from '../../content/home.ts';
import { previewProjectCount } from '../../lib/first-page.ts';
import { loadPortfolioQuery } from '../../queries/load.ts';
import type { Project } from '../../queries/portfolio.ts';
import { useQuery } from '../../queries/use-query.ts';
import { AsyncContent } from '../../ui/AsyncContent.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { HeadedSection } from '../../ui/HeadedSection.tsx';
import { LoadingPhoto } from '../../ui/LoadingPhoto.tsx';
import styles from './PortfolioPreview.module.css';

/** The first projects of the post-build portfolio [H7], beside their heading. */
export function PortfolioPreview() {
  const query = useQuery<Project[]>(loadPortfolioQuery, portfolio.projects);
  return (
    <HeadedSection
      name="portfolio"
      intro={texts}
      layout="column"
      extra={<ButtonLink {...texts.link} variant="text" />}
    >
      <AsyncContent
        query={query}
        loading={texts.loading}
        isEmpty={query.data.length === 0}
        empty={texts.empty}
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
              <p className={styles.facts}>{facts(project)}</p>
            </li>
          ))}
        </ul>
      </AsyncContent>
    </HeadedSection>
  );
}

function facts({ suburb, hours_on_site: hours }: Project): string {
  return [suburb, hours && `${hours} ${texts.hoursOnSite}`].filter(Boolean).join(', ');
}
