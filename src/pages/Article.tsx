import type { Root } from 'hast';
import { content } from '../content/index.ts';
import type { ArticlePart, Article as Summary } from '../content/schemas/content-files.ts';
import { ArticleBody } from '../sections/blog/ArticleBody.tsx';
import { ArticleHeader } from '../sections/blog/ArticleHeader.tsx';
import { MoreArticles } from '../sections/blog/MoreArticles.tsx';
import { CallToAction } from '../sections/CallToAction.tsx';

const { blog, layout } = content;

/** Minimum number of parts for a table of contents. */
const minListedParts = 3;
/** Number of other articles below an article. */
const moreCount = 4;

type ArticleProps = {
  article: Summary;
  body: Root;
  parts: readonly ArticlePart[];
  /** Other articles, newest first. */
  others: readonly Summary[];
};

export default function Article({ article, body, parts, others }: ArticleProps) {
  return (
    <>
      <article>
        <ArticleHeader article={article} blog={blog} />
        <ArticleBody
          tree={body}
          parts={parts.length < minListedParts ? [] : parts}
          contentsHeading={blog.article.contentsHeading}
        />
      </article>
      <CallToAction {...article.closing} quote={layout.requestQuote} />
      {others.length > 0 ? <MoreArticles articles={others.slice(0, moreCount)} blog={blog} /> : null}
    </>
  );
}
