import { pathOf, type RoutePage } from '../routes.ts';
import { content } from './index.ts';

const { business, home } = content;
const { url, parameters, typedParameters } = business.quoteForm;

/** What links pass to the quote form: its address, its parameter names, and the names of services and packages. */
export const quoteHandOver = {
  // Without an address there are no parameters, and nothing uses the empty one.
  url: url ?? '',
  names: parameters,
  typedNames: typedParameters,
  services: Object.fromEntries(
    Object.entries(business.services).map(([page, name]) => [pathOf(page as RoutePage), name]),
  ),
  packages: Object.fromEntries(home.packages.items.map(({ id, name }) => [`package_${id}`, name])),
};
