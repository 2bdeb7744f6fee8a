import { portfolioPreview as portfolio, portfolio as words } from '../../content/home.ts';
import { previewProjectCount } from '../../lib/first-page.ts';
import { loadPortfolioQuery } from '../../queries/load.ts';
import type { Project } from '../../queries/portfolio.ts';
import { useQuery } from '../../queries/use-query.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { HeadedSection } from '../../ui/HeadedSection.tsx';
import { LoadingPhoto } from '../../ui/LoadingPhoto.tsx';
import { AsyncContent } from '../../ui/AsyncContent.tsx';
import styles from './PortfolioPreview.module.css';

/** The first projects of the post-build portfolio, the second set lower and smaller than the first. */
export function PortfolioPreview() {
  const read = useQuery<Project[]>(loadPortfolioQuery, portfolio.projects);
  return (
    <HeadedSection name="portfolio" intro={words} layout="beside">
      <AsyncContent
        read={read}
        loading={words.loading}
        // A read that failed leaves what was pre-rendered, so that the visitor loses nothing.
        empty={read.data.length === 0 && words.empty}
      >
        <ul className={styles.projects}>
          {read.data.slice(0, previewProjectCount).map((project, index) => (
            <li key={`${project.title} ${index}`} className={styles.project}>
              {project.images[0] ? (
                <LoadingPhoto photo={project.images[0]} sizes="(width >= 44rem) 55vw, 92vw" ratio="4 / 3" />
              ) : null}
              <h3>{project.title}</h3>
              <p className={styles.facts}>{facts(project)}</p>
            </li>
          ))}
        </ul>
      </AsyncContent>
      <p className={styles.more}>
        <ButtonLink {...words.link} look="text" />
      </p>
    </HeadedSection>
  );
}

function facts({ suburb, hours_on_site: hours }: Project): string {
  return [suburb, hours && `${hours} ${words.hoursOnSite}`].filter(Boolean).join(', ');
}
