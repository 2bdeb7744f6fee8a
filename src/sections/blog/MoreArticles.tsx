import { content } from '../../content/index.ts';
import type { ArticleLine } from '../../lib/articles.ts';
import { Section } from '../../ui/Section.tsx';
import { ArticleLines } from './ArticleLines.tsx';
import styles from './MoreArticles.module.css';

const { blog } = content;

/** The other articles as plain lines to go on with. */
export function MoreArticles({ articles }: { articles: readonly ArticleLine[] }) {
  if (articles.length === 0) return null;
  return (
    <Section tight ground="linen" labelledBy="more-heading" className={styles.more}>
      <h2 id="more-heading" className={styles.heading}>
        {blog.article.moreHeading}
      </h2>
      <ArticleLines articles={articles} />
    </Section>
  );
}
