import blog from 'content:blog';
import { ArticleCards } from '../sections/blog/ArticleCards.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';

export const head = blog.meta;

export default function Blog() {
  return (
    <>
      <PageHeader {...blog.header} />
      <ArticleCards />
      <ClosingCall {...blog.closing} />
    </>
  );
}
