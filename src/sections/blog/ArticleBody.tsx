import type { ArticlePart } from '../../lib/articles.ts';
import styles from './ArticleBody.module.css';
import columns from './ArticleColumns.module.css';
import { ArticleContents } from './ArticleContents.tsx';

/** The text of an article, made into HTML by the build from the owner's own file, beside the list of its parts. */
export function ArticleBody({ html, parts }: { html: string; parts: readonly ArticlePart[] }) {
  return (
    <div className={columns.columns}>
      <ArticleContents parts={parts} />
      <div id="article-body" className={styles.body} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
