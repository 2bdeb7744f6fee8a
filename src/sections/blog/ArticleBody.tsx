import type { Root } from 'hast';
import type { ArticlePart } from '../../lib/articles.ts';
import styles from './ArticleBody.module.css';
import columns from './ArticleColumns.module.css';
import contents from './ArticleContents.module.css';
import { ArticleText } from './ArticleText.tsx';

type ArticleBodyProps = { tree: Root; parts: readonly ArticlePart[]; contentsHeading: string };

/** The text of an article beside its table of contents, which is sticky; narrow windows hide it. */
export function ArticleBody({ tree, parts, contentsHeading }: ArticleBodyProps) {
  return (
    <div className={columns.columns}>
      {parts.length > 0 ? (
        <nav className={contents.contents} aria-labelledby="contents-heading" data-contents="">
          <p id="contents-heading" className={contents.heading}>
            {contentsHeading}
          </p>
          <ul>
            {parts.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <div id="article-body" className={styles.body}>
        <ArticleText tree={tree} />
      </div>
    </div>
  );
}
