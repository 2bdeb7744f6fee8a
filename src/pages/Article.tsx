import * as layout from '../content/layout.ts';
import type { PageHeadContent } from '../layout/PageHead.tsx';
import type { ArticlePage } from '../lib/articles.ts';
import { ArticleBody } from '../sections/blog/ArticleBody.tsx';
import { ArticleHeader } from '../sections/blog/ArticleHeader.tsx';
import { MoreArticles } from '../sections/blog/MoreArticles.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';

export function articleHead(article: ArticlePage['article']): PageHeadContent {
  return {
    title: article.title,
    description: article.description,
    kind: 'article',
  };
}

export default function Article({ article, body, parts, more }: ArticlePage) {
  const { closing } = article;
  return (
    <>
      <article>
        <ArticleHeader article={article} />
        <ArticleBody html={body} parts={parts} />
      </article>
      <ClosingCall {...closing} quote={layout.requestQuote} call={layout.call} />
      <MoreArticles articles={more} />
    </>
  );
}
