import { content } from '../../content/index.ts';
import type { ArticlePart } from '../../lib/articles.ts';
import styles from './ArticleContents.module.css';

const { blog } = content;

/** The parts of an article, which stay in view in the margin beside its text; narrow windows have no room for them. */
export function ArticleContents({ parts }: { parts: readonly ArticlePart[] }) {
  if (parts.length === 0) return null;
  return (
    <nav className={styles.contents} aria-labelledby="contents-heading">
      <p id="contents-heading" className={styles.heading}>
        {blog.article.contentsHeading}
      </p>
      <ul>
        {parts.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
