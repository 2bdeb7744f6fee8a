import { content } from '../content/index.ts';
import type { ArticlePage } from '../lib/articles.ts';
import { ArticleBody } from '../sections/blog/ArticleBody.tsx';
import { ArticleHeader } from '../sections/blog/ArticleHeader.tsx';
import { ArticleList } from '../sections/blog/ArticleList.tsx';
import moreStyles from '../sections/blog/MoreArticles.module.css';
import { CallToAction } from '../sections/CallToAction.tsx';
import { Section } from '../ui/Section.tsx';

const { blog, layout } = content;

export default function Article({ article, body, parts, more }: ArticlePage) {
  const { closing } = article;
  return (
    <>
      <article>
        <ArticleHeader article={article} blog={blog} />
        <ArticleBody tree={body} parts={parts} contentsHeading={blog.article.contentsHeading} />
      </article>
      <CallToAction {...closing} quote={layout.requestQuote} call={layout.call} />
      {more.length > 0 ? (
        <Section tight background="linen" labelledBy="more-heading" className={moreStyles.more}>
          <h2 id="more-heading" className={moreStyles.heading}>
            {blog.article.moreHeading}
          </h2>
          <ArticleList articles={more} readTimeUnit={blog.readTimeUnit} />
        </Section>
      ) : null}
    </>
  );
}
