import type { Article, Content } from './schemas/files.ts';

/** An article with its text as HTML, and its parts by their headings. */
type ArticleContent = { summary: Article; body: string; parts: { id: string; heading: string }[] };

/**
 * All of `content/`, each file by the key that `schemas/files.ts` gives it, and the articles, newest first. Dev server
 * and build read and check it, and give it its value here (`pipeline/content/plugin.ts`).
 *
 * Pages take what they show from here. Islands, whose code is sent to the browser, take theirs from the modules beside
 * this one, of which only the exports that they name are sent.
 */
export declare const content: Content & { articles: ArticleContent[] };
