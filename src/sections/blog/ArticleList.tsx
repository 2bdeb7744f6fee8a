import { content } from '../../content/index.ts';
import type { ArticleLine } from '../../lib/articles.ts';
import { articlePath } from '../../routes.ts';
import styles from './ArticleLines.module.css';

const { blog } = content;

/** Articles by name. */
export function ArticleLines({ articles }: { articles: readonly ArticleLine[] }) {
  return (
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
  );
}
