import type { ComponentType } from 'react';
import type { PageHeadContent } from './layout/PageHead.tsx';

export type PageModule = { default: ComponentType; head: PageHeadContent };

/**
 * The modules of all pages by file. A separate module, because Vite hoists these imports to its top, and the styles of
 * pages must follow the document's, which they override.
 */
export const pages = import.meta.glob<PageModule>('./pages/*.tsx', { eager: true });
