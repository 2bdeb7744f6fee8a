import type { Brand } from '../../src/content/schemas/brand.ts';
import type { ContentKey, NamedContent } from '../../src/content/schemas/content-files.ts';
import type { LoadedArticle } from './articles/article.ts';

/** All content, parsed by its schemas, and the brand; photos have their names only. */
export type LoadedContent = NamedContent & { articles: LoadedArticle[]; brand: Brand };

/**
 * A content file before validation. raw: its value with placeholders, or the text of an article; filled: its value with
 * filled placeholders, or the front matter of an article; cut: the lines whose text ends at a #.
 */
export type WrittenFile = { file: string; key?: ContentKey; raw: unknown; filled: unknown; cut?: number[] };
