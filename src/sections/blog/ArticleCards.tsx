import type { Article, Content } from '../../content/schemas/files.ts';
import { blogIndex } from '../../lib/articles.ts';
import { classNames } from '../../lib/class-names.ts';
import { articlePath } from '../../routes.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import cardStyles from '../../ui/CardLink.module.css';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './ArticleCards.module.css';
import { ArticleList } from './ArticleList.tsx';

type ArticleCardsProps = Content['blog'] & { articles: readonly Article[] };

/** The newest articles as cards, the first one largest; older ones in a collapsed list of links. */
export function ArticleCards({ articles, ...blog }: ArticleCardsProps) {
  const { cards, older } = blogIndex(articles);
  return (
    <Section tight className={styles.section}>
      <ul className={styles.cards}>
        {cards.map((article, index) => (
          <li key={article.slug} className={classNames(styles.card, cardStyles.card)}>
            <Photo
              priority={index === 0}
              photo={article.photo}
              sizes={index === 0 ? '(width >= 64rem) 44rem, 92vw' : '(width >= 44rem) 44vw, 92vw'}
              ratio="4 / 3"
            />
            <div className={styles.words}>
              <Badge>{article.category}</Badge>
              <h2 className={styles.title}>{article.title}</h2>
              <p className={styles.text}>{article.description}</p>
              <p className={styles.facts}>
                <time dateTime={article.date}>{article.dateLabel}</time>, {article.readMinutes}{' '}
                {blog.readTimeUnit}
              </p>
              <ButtonLink
                to={articlePath(article.slug)}
                label={
                  <>
                    {blog.read}
                    <span className="visually-hidden">{`: ${article.title}`}</span>
                  </>
                }
                variant="text"
                data={{ 'data-stretched': '' }}
              />
            </div>
          </li>
        ))}
      </ul>
      {older.length > 0 ? (
        <details className={styles.older}>
          <summary>{blog.showMore}</summary>
          <ArticleList articles={older} readTimeUnit={blog.readTimeUnit} />
        </details>
      ) : null}
    </Section>
  );
}
