import type { Root } from 'hast';
import type { ArticlePart } from '../../lib/articles.ts';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './ArticleBody.module.css';
import { ArticleContents } from './ArticleContents.tsx';
import { ArticleText } from './ArticleText.tsx';

type ArticleBodyProps = { tree: Root; parts: readonly ArticlePart[]; contentsHeading: string };

/** The text of an article beside its table of contents. */
export function ArticleBody({ tree, parts, contentsHeading }: ArticleBodyProps) {
  return (
    <Section>
      <Columns columns="uneven">
        {parts.length > 0 ? <ArticleContents heading={contentsHeading} parts={parts} /> : null}
        <div id="article-body" className={styles.body}>
          <ArticleText tree={tree} />
        </div>
      </Columns>
    </Section>
  );
}
