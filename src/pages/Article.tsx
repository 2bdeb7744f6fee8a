import { content } from '../content/index.ts';
import type { ArticlePage } from '../lib/articles.ts';
import { ArticleBody } from '../sections/blog/ArticleBody.tsx';
import { ArticleHeader } from '../sections/blog/ArticleHeader.tsx';
import { MoreArticles } from '../sections/blog/MoreArticles.tsx';
import { CallToAction } from '../sections/CallToAction.tsx';

const { blog, layout } = content;

export default function Article({ article, body, parts, more }: ArticlePage) {
  const { closing } = article;
  return (
    <>
      <article>
        <ArticleHeader article={article} blog={blog} />
        <ArticleBody tree={body} parts={parts} contentsHeading={blog.article.contentsHeading} />
      </article>
      <CallToAction {...closing} quote={layout.requestQuote} />
      {more.length > 0 ? <MoreArticles articles={more} blog={blog} /> : null}
    </>
  );
}
