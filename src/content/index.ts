import type { Root } from 'hast';
import type { Brand } from './schemas/brand.ts';
import type { Article, ArticlePart, Content } from './schemas/content-files.ts';

/** An article with its text as a tree of HTML, and the headings of its parts. */
type ArticleContent = { summary: Article; body: Root; parts: ArticlePart[] };

/**
 * All of `content/`: each file by its key in `schemas/files.ts`, and the articles, newest first; and the brand. Dev server and build
 * load, validate and inject it (`pipeline/content/content-plugin.ts`).
 *
 * The browser gets only the fields that islands name, as in `content.home.faq`; a build stops if an island uses a whole
 * file. The other modules in this folder hold values computed from content at build time.
 */
export declare const content: Content & { articles: ArticleContent[]; brand: Brand };
