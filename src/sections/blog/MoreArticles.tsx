import type { Article, Content } from '../../content/schemas/content-files.ts';
import { classNames } from '../../lib/class-names.ts';
import { articlePath } from '../../routes.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Section } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';
import styles from './MoreArticles.module.css';

type MoreArticlesProps = { articles: readonly Article[]; blog: Content['blog'] };

/** Other articles, at the end of an article. */
export function MoreArticles({ articles, blog }: MoreArticlesProps) {
  return (
    <Section tight background="quiet" name="more">
      <Stack gap="4">
        <h2 id="more-heading" className={text.title}>
          {blog.article.moreHeading}
        </h2>
        <ul>
          {articles.map((article) => (
            <Stack as="li" key={article.slug} gap="1" className={styles.item}>
              <a className={classNames(text.title, styles.link)} href={articlePath(article.slug)}>
                {article.title}
              </a>
              <span className={text.muted}>
                {article.category}, {article.readMinutes} {blog.readTimeUnit}
              </span>
            </Stack>
          ))}
        </ul>
      </Stack>
    </Section>
  );
}
