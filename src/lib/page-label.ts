import type { RoutePage } from '../routes.ts';

type PageMeta = { meta: { title: string; menu?: string | undefined } };

/** The name of a page in menu, footer and breadcrumbs: its menu label, otherwise its title. */
export function pageLabel(content: Record<RoutePage, PageMeta>, page: RoutePage): string {
  const { menu, title } = content[page].meta;
  return menu ?? title;
}
