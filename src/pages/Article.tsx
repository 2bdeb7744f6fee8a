import articles from 'content:articles';
import layout from 'content:layout';
import type { Article as ArticleSummary } from '../content/schemas/files.ts';
import type { PageHeadContent } from '../layout/PageHead.tsx';
import { ArticleBody } from '../sections/blog/ArticleBody.tsx';
import { ArticleHeader } from '../sections/blog/ArticleHeader.tsx';
import { MoreArticles } from '../sections/blog/MoreArticles.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Sections } from '../sections/Sections.tsx';

export function articleHead(article: ArticleSummary): PageHeadContent {
  return {
    title: article.title,
    description: article.description,
    photo: article.photo.src,
    kind: 'article',
  };
}

export default function Article({ article, body }: { article: ArticleSummary; body: string }) {
  const { closing } = article;
  return (
    <Sections>
      <article>
        <ArticleHeader article={article} />
        <ArticleBody html={body} />
      </article>
      <ClosingCall heading={closing.heading} text={closing.text} link={closing.link} call={layout.call} />
      <MoreArticles articles={articles.filter((other) => other.slug !== article.slug)} />
    </Sections>
  );
}
