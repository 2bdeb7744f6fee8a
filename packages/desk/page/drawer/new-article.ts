import type { FileView, Json } from '../../api.ts';
import { pageFacts } from '../../page-facts.ts';
import { textsOf } from '../../values.ts';
import { changed } from '../drafts/changes.ts';
import { blankOf, withText } from '../forms/schema.ts';

/** The name of an article that has not been created yet. No file can have it. */
export const newArticle = 'articles/new';

/** Texts that each article has of its own. Others, such as its category, are at first those of the newest article. */
const ownTexts = /^(title|description|body|src|alt|heading|text)$/;

/** An article to begin with. @param newest the values of the newest article, if there is one */
export function articleLike(newest: Json | undefined): FileView {
  const schema = withText(pageFacts().articleSchema);
  const { updated: _, ...front } = Object(newest);
  const { photo, ...blank } = Object(blankOf(schema));
  const start = { ...blank, ...front, photo, body: '', date: new Date().toLocaleDateString('sv') };
  const own = textsOf(start).filter(({ path }) => ownTexts.test(String(path.at(-1))));
  const data = changed(
    start,
    own.map(({ path }) => ({ operation: 'set', path, value: '' })),
  );
  return { file: newArticle, version: '', data, schema, problems: [] };
}
