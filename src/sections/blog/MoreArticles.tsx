import type { Content } from '../../content/schemas/files.ts';
import type { ArticleTeaser } from '../../lib/articles.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Section } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';
import { ArticleList } from './ArticleList.tsx';

type MoreArticlesProps = { articles: readonly ArticleTeaser[]; blog: Content['blog'] };

/** Other articles, at the end of an article. */
export function MoreArticles({ articles, blog }: MoreArticlesProps) {
  return (
    <Section tight background="quiet" labelledBy="more-heading">
      <Stack gap="4">
        <h2 id="more-heading" className={text.title}>
          {blog.article.moreHeading}
        </h2>
        <ArticleList articles={articles} readTimeUnit={blog.readTimeUnit} />
      </Stack>
    </Section>
  );
}
