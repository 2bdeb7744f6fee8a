import type { ComponentType } from 'react';
import type { PageHeadContent } from './layout/PageHead.tsx';

export type PageModule = { default: ComponentType; head: PageHeadContent };

/**
 * The modules of all pages by their file. In a file of its own, because Vite imports them before all else in it, and the
 * styles of pages have to come after those of the document, which they overrule.
 */
export const pages = import.meta.glob<PageModule>('./pages/*.tsx', { eager: true });
