import styles from './ArticleBody.module.css';

/** The text of an article, made into HTML by the build from the owner's own file. */
export function ArticleBody({ html }: { html: string }) {
  return <div id="article-body" className={styles.body} dangerouslySetInnerHTML={{ __html: html }} />;
}
