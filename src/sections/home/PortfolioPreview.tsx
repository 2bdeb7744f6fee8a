import home from 'content:home';
import portfolio from 'content:portfolio';
import { ButtonLink } from '../../ui/Button.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import styles from './PortfolioPreview.module.css';

/** How many projects the preview shows (business constant). */
const previewCount = 2;

/** The first projects of the post-build portfolio, the second set lower and smaller than the first. */
export function PortfolioPreview() {
  return (
    <Section labelledBy="portfolio-heading">
      <SectionHeading id="portfolio-heading" heading={home.portfolio.heading} text={home.portfolio.text} />
      <ul className={styles.projects}>
        {portfolio.projects.slice(0, previewCount).map((project) => {
          const [photo] = project.images;
          return (
            <li key={project.title} className={styles.project}>
              {photo ? <Photo photo={photo} sizes="(width >= 56rem) 55vw, 92vw" ratio="4 / 3" /> : null}
              <h3>{project.title}</h3>
              <p className={styles.facts}>
                {project.suburb}, {project.hours_on_site} {home.portfolio.hoursOnSite}
              </p>
            </li>
          );
        })}
      </ul>
      <ButtonLink href={home.portfolio.link.to} look="text">
        {home.portfolio.link.label}
      </ButtonLink>
    </Section>
  );
}
