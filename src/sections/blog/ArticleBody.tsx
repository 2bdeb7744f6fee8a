import type { Root } from 'hast';
import type { ArticlePart } from '../../content/schemas/content-files.ts';
import { classNames } from '../../lib/class-names.ts';
import show from '../../styles/show.module.css';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Section } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';
import styles from './ArticleBody.module.css';
import contents from './ArticleContents.module.css';
import { ArticleText } from './ArticleText.tsx';

type ArticleBodyProps = { tree: Root; parts: readonly ArticlePart[]; contentsHeading: string };

/** The text of an article beside its table of contents. */
export function ArticleBody({ tree, parts, contentsHeading }: ArticleBodyProps) {
  return (
    <Section>
      <Columns columns="uneven" sticky={parts.length > 0 ? 'first' : undefined}>
        {parts.length > 0 ? <ArticleContents heading={contentsHeading} parts={parts} /> : null}
        <div id="article-body" className={styles.body}>
          <ArticleText tree={tree} />
        </div>
      </Columns>
    </Section>
  );
}

/** The sticky table of contents of an article. Narrow viewports hide it. */
function ArticleContents({ heading, parts }: { heading: string; parts: readonly ArticlePart[] }) {
  return (
    <nav className={classNames(contents.contents, show.fromDesktop)} aria-labelledby="contents-heading">
      <Stack gap="3">
        <p id="contents-heading" className={text.eyebrow}>
          {heading}
        </p>
        <ul>
          {parts.map((part) => (
            <li key={part.id}>
              <a className={contents.link} href={`#${part.id}`}>
                {part.heading}
              </a>
            </li>
          ))}
        </ul>
      </Stack>
    </nav>
  );
}
