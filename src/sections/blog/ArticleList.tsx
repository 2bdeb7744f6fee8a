import { content } from '../../content/index.ts';
import type { ArticleTeaser } from '../../lib/articles.ts';
import { articlePath } from '../../routes.ts';
import styles from './ArticleList.module.css';

const { blog } = content;

/** A list of links to articles. */
export function ArticleList({ articles }: { articles: readonly ArticleTeaser[] }) {
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
