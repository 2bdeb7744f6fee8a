import type { ArticleTeaser } from '../../lib/articles.ts';
import { articlePath } from '../../routes.ts';
import styles from './ArticleList.module.css';

type ArticleListProps = { articles: readonly ArticleTeaser[]; readTimeUnit: string };

/** A list of links to articles. */
export function ArticleList({ articles, readTimeUnit }: ArticleListProps) {
  return (
    <ul className={styles.list}>
      {articles.map((article) => (
        <li key={article.slug}>
          <a href={articlePath(article.slug)}>{article.title}</a>
          <span>
            {article.category}, {article.readMinutes} {readTimeUnit}
          </span>
        </li>
      ))}
    </ul>
  );
}
