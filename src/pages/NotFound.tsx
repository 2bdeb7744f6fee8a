import { content } from '../content/index.ts';
import { pageLabel } from '../lib/page-label.ts';
import { CallLink } from '../links/CallLink.tsx';
import { articlePath, routes } from '../routes.ts';
import { PageHeader } from '../sections/PageHeader.tsx';
import { ButtonLink, ButtonRow } from '../ui/Button.tsx';
import styles from './NotFound.module.css';

const { notFound } = content;
const pages = [
  ...routes.map(({ path, page }) => ({ path, label: pageLabel(content, page) })),
  ...content.articles.map(({ summary: { slug, title } }) => ({ path: articlePath(slug), label: title })),
];

export const head = { ...notFound.meta, noIndex: true };

/** The 404 page, with links back to the site. */
export default function NotFound() {
  return (
    <PageHeader intro={notFound} photo={notFound.photo} note={notFound.note}>
      <p className={styles.hint}>{notFound.hint}</p>
      {/* NotFound.browser.ts shows the page that was most likely meant. */}
      {pages.map(({ path, label }) => (
        <p key={path} hidden data-near>
          {notFound.nearest} <a href={path}>{label}</a>?
        </p>
      ))}
      <ButtonRow isTight>
        <ButtonLink {...notFound.link} />
        <CallLink location="not_found" />
      </ButtonRow>
    </PageHeader>
  );
}
