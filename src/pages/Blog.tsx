import blog from 'content:blog';
import { ArticleCards } from '../sections/blog/ArticleCards.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { Sections } from '../sections/Sections.tsx';

export const head = blog.meta;

export default function Blog() {
  return (
    <Sections>
      <PageHeader {...blog.header} />
      <ArticleCards />
    </Sections>
  );
}
