import type { Content } from '../../content/schemas/files.ts';
import type { ArticleTeaser } from '../../lib/articles.ts';
import { Section } from '../../ui/Section.tsx';
import { ArticleList } from './ArticleList.tsx';
import styles from './MoreArticles.module.css';

type MoreArticlesProps = { articles: readonly ArticleTeaser[]; blog: Content['blog'] };

/** Other articles, below one. */
export function MoreArticles({ articles, blog }: MoreArticlesProps) {
  return (
    <Section tight background="linen" labelledBy="more-heading" className={styles.more}>
      <h2 id="more-heading" className={styles.heading}>
        {blog.article.moreHeading}
      </h2>
      <ArticleList articles={articles} readTimeUnit={blog.readTimeUnit} />
    </Section>
  );
}
