import type { ArticlePart } from '../../lib/articles.ts';
import styles from './ArticleContents.module.css';

/** The table of contents of an article, which is sticky; narrow windows hide it. */
export function ArticleContents({ heading, parts }: { heading: string; parts: readonly ArticlePart[] }) {
  return (
    <nav className={styles.contents} aria-labelledby="contents-heading" data-contents="">
      <p id="contents-heading" className={styles.heading}>
        {heading}
      </p>
      <ul>
        {parts.map((part) => (
          <li key={part.id}>
            <a href={`#${part.id}`}>{part.heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
