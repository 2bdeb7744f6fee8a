import type { Article, Content } from '../../content/schemas/files.ts';
import { classNames } from '../../lib/class-names.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Photo } from '../../ui/Photo.tsx';
import columns from './ArticleColumns.module.css';
import styles from './ArticleHeader.module.css';

type ArticleHeaderProps = { article: Article; blog: Content['blog'] };

/** Back link, category, title, date, read time and photo. */
export function ArticleHeader({ article, blog }: ArticleHeaderProps) {
  const back =
    article.backLink === 'home'
      ? { to: '/', label: blog.article.backToHome }
      : { to: '/blog', label: blog.article.backToBlog };
  return (
    <header className={classNames(columns.columns, styles.header)}>
      <a className={styles.back} href={back.to}>
        {back.label}
      </a>
      <Badge>{article.category}</Badge>
      <h1 className={styles.title}>{article.title}</h1>
      <p className={styles.facts}>
        <span>{blog.article.writtenBy},</span>{' '}
        <span>
          <time dateTime={article.date}>{article.dateLabel}</time>, {article.readMinutes} {blog.readTimeUnit}
        </span>
      </p>
      <div className={styles.photo}>
        <Photo
          priority
          photo={article.photo}
          sizes="(width >= 81rem) 43rem, (width >= 64rem) 55vw, 100vw"
          ratio="4 / 3"
        />
      </div>
    </header>
  );
}
