import type { ArticleTeaser } from '../../lib/articles.ts';
import { classNames } from '../../lib/class-names.ts';
import { articlePath } from '../../routes.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import text from '../../ui/text.module.css';
import styles from './ArticleList.module.css';

type ArticleListProps = { articles: readonly ArticleTeaser[]; readTimeUnit: string };

/** A list of links to articles. */
export function ArticleList({ articles, readTimeUnit }: ArticleListProps) {
  return (
    <ul>
      {articles.map((article) => (
        <Stack as="li" key={article.slug} gap="1" className={styles.item}>
          <a className={classNames(text.title, styles.link)} href={articlePath(article.slug)}>
            {article.title}
          </a>
          <span className={text.muted}>
            {article.category}, {article.readMinutes} {readTimeUnit}
          </span>
        </Stack>
      ))}
    </ul>
  );
}
