import styles from './ArticleBody.module.css';

/**
 * The text of an article, made into HTML by the build from the owner's own file. React takes over the HTML that
 * is in the document, so the text is not shipped a second time as script.
 */
export function ArticleBody({ html }: { html: string }) {
  return <div id="article-body" className={styles.body} dangerouslySetInnerHTML={{ __html: html }} />;
}
