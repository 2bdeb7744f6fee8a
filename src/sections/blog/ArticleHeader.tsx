import type { Article, Content } from '../../content/schemas/content-files.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import edges from '../../ui/layout/edges.module.css';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';
import styles from './ArticleHeader.module.css';

type ArticleHeaderProps = { article: Article; blog: Content['blog'] };

/** Back link, category, title, date, read time and photo. */
export function ArticleHeader({ article, blog }: ArticleHeaderProps) {
  const back =
    article.backLink === 'home'
      ? { to: '/', label: blog.article.backToHome }
      : { to: '/blog', label: blog.article.backToBlog };
  return (
    <Section as="header" tight>
      <Columns columns="uneven">
        <Stack gap="4" align="start" className={styles.words}>
          <a className={styles.back} href={back.to} data-print="hide">
            {back.label}
          </a>
          <Badge>{article.category}</Badge>
          <h1 className={styles.title}>{article.title}</h1>
          <p className={text.muted}>
            <span className={styles.fact}>{blog.article.writtenBy},</span>{' '}
            <span className={styles.fact}>
              <time dateTime={article.date}>{article.dateLabel}</time>, {article.readMinutes}{' '}
              {blog.readTimeUnit}
            </span>
          </p>
        </Stack>
        <div className={edges.photo}>
          <Photo
            priority
            photo={article.photo}
            sizes="(width >= 81rem) 43rem, (width >= 64rem) 55vw, 100vw"
            ratio="4 / 3"
          />
        </div>
      </Columns>
    </Section>
  );
}
