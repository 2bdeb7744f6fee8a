import type { Article, Content } from '../../content/schemas/content-files.ts';
import { articlePath } from '../../routes.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { CardLink } from '../../ui/CardLink.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import grid from '../../ui/layout/Grid.module.css';
import { Grid } from '../../ui/layout/Grid.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Section } from '../../ui/Section.tsx';
import text from '../../ui/text.module.css';
import styles from './ArticleCards.module.css';

type Blog = Content['blog'];

/** The articles as cards, newest first and largest. */
export function ArticleCards({ articles, ...blog }: Blog & { articles: readonly Article[] }) {
  return (
    <Section tight="above">
      <Grid as="ul" className={styles.cards}>
        {articles.map((article, index) => (
          <CardLink key={article.slug} className={index === 0 ? grid.wholeRow : undefined}>
            {index === 0 ? (
              <Columns columns="uneven" swap="beside" align="centre" gap="5">
                <Photo
                  priority
                  photo={article.photo}
                  sizes="(width >= 64rem) 44rem, 92vw"
                  ratio="4 / 3"
                  wideRatio="3 / 2"
                />
                <Words article={article} blog={blog} />
              </Columns>
            ) : (
              <Stack>
                <Photo photo={article.photo} sizes="(width >= 44rem) 44vw, 92vw" ratio="4 / 3" />
                <Words article={article} blog={blog} />
              </Stack>
            )}
          </CardLink>
        ))}
      </Grid>
    </Section>
  );
}

function Words({ article, blog }: { article: Article; blog: Omit<Blog, 'articles'> }) {
  return (
    <Stack gap="3" align="start">
      <Badge>{article.category}</Badge>
      <h2 className={text.subtitle}>{article.title}</h2>
      <p className={text.muted}>{article.description}</p>
      <p className={text.small}>
        <time dateTime={article.date}>{article.dateLabel}</time>, {article.readMinutes} {blog.readTimeUnit}
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
    </Stack>
  );
}
