import type { ArticlePart } from '../../lib/articles.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import text from '../../ui/text.module.css';
import styles from './ArticleContents.module.css';

/** The sticky table of contents of an article. Narrow viewports hide it. */
export function ArticleContents({ heading, parts }: { heading: string; parts: readonly ArticlePart[] }) {
  return (
    <nav className={styles.contents} aria-labelledby="contents-heading" data-contents="">
      <Stack gap="3">
        <p id="contents-heading" className={text.eyebrow}>
          {heading}
        </p>
        <ul>
          {parts.map((part) => (
            <li key={part.id}>
              <a className={styles.link} href={`#${part.id}`}>
                {part.heading}
              </a>
            </li>
          ))}
        </ul>
      </Stack>
    </nav>
  );
}
