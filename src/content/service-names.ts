import { pathOf, type RoutePage } from '../routes.ts';
import { content } from './index.ts';

/** The name of each service by the path of its page. */
export const serviceNames: { [path: string]: string } = Object.fromEntries(
  Object.entries(content.business.services).map(([page, name]) => [pathOf(page as RoutePage), name]),
);
