import blog from 'content:blog';
import type { Article } from '../../content/schemas/files.ts';
import { articlePath } from '../../routes.ts';
import { Section } from '../../ui/Section.tsx';
import styles from './MoreArticles.module.css';

/** The other articles as plain lines to go on with. */
export function MoreArticles({ articles }: { articles: readonly Article[] }) {
  if (articles.length === 0) return null;
  return (
    <Section tight ground="linen" labelledBy="more-heading">
      <h2 id="more-heading" className={styles.heading}>
        {blog.article.moreHeading}
      </h2>
      <ul className={styles.list}>
        {articles.map((article) => (
          <li key={article.slug}>
            <a href={articlePath(article.slug)}>{article.title}</a>
            <span>
              {article.category}, {article.readMinutes} {blog.readTimeUnit}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
