import { content } from '../content/index.ts';
import { ArticleCards } from '../sections/blog/ArticleCards.tsx';
import { CallToAction } from '../sections/CallToAction.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';

const { articles, blog } = content;

export const head = blog.meta;

const cards = articles.map(({ summary: { cardPhoto, ...article } }) => ({
  ...article,
  photo: cardPhoto ?? article.photo,
}));

export default function Blog() {
  return (
    <>
      <PageHeader intro={blog.header} background="tinted" />
      <ArticleCards {...blog} articles={cards} />
      <CallToAction {...blog.closing} />
    </>
  );
}
