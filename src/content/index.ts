import type { Root } from 'hast';
import type { Article, Content } from './schemas/files.ts';

/** An article with its text as a tree of HTML, and the headings of its parts. */
type ArticleContent = { summary: Article; body: Root; parts: { id: string; heading: string }[] };

/**
 * All of `content/`: each file by its key in `schemas/files.ts`, and the articles, newest first. Dev server and build
 * load, validate and inject it (`pipeline/content/plugin.ts`).
 *
 * Pages import this module. Islands, whose code is sent to the browser, import the modules beside it, of which only the
 * imported exports are sent.
 */
export declare const content: Content & { articles: ArticleContent[] };
