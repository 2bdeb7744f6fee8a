import { many } from './list-content.ts';
import { content } from './site.ts';

export const endpoint = 'https://forms.example.com/quotes';
export const measurementId = 'G-AB12CD34EF';
export const replayId = 'ab12cd34ef';
/** As many letters as a name may have: 45. */
export const longName = 'Riverlight Residential Home Cleaning Services';

/**
 * All that only other content shows: a form service, parameters of the quote form, statistics, photos and reviews that
 * are only read in the browser, long lists on every page, and words that the site itself does not have. For each content
 * file: the texts to replace, or the whole new file.
 */
export const edits = {
  ...many,
  'business.yaml': {
    [`name: ${content.business.name}`]: `name: ${longName}`,
    'endpoint: null': `endpoint: ${endpoint}`,
    'parameters: {}':
      'parameters: { page: from, service: service, package: package, suburb: suburb, utm_source: campaign }',
    'typedParameters: {}': 'typedParameters: { name: name, serviceType: type }',
    'measurementId: null': `measurementId: ${measurementId}`,
    'replayId: null': `replayId: ${replayId}`,
  },
  'testimonials.json': '{ "testimonials": [] }',
  'gallery.json':
    '{ "categories": { "bathrooms": [], "kitchens": [], "commercial": [] }, "beforeAfter": [] }',
  'portfolio-postbuild.json': '{ "projects": [] }',
};
