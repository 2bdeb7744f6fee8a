import { content } from '../content/index.ts';
import { ArticleCards } from '../sections/blog/ArticleCards.tsx';
import { CallToAction } from '../sections/CallToAction.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';

const { articles, blog } = content;

export const head = blog.meta;

export default function Blog() {
  return (
    <>
      <PageHeader intro={blog.header} background="tinted" />
      <ArticleCards {...blog} articles={articles.map(({ summary }) => summary)} />
      <CallToAction {...blog.closing} />
    </>
  );
}
