import { many } from './list-content.ts';
import { content } from './site.ts';

export const endpoint = 'https://forms.example.com/quotes';
export const measurementId = 'G-AB12CD34EF';
export const replayId = 'ab12cd34ef';
/** The longest name a business may have: 45 letters. */
export const longName = 'Riverlight Residential Home Cleaning Services';

/**
 * Content for what the sample does not show: a form service, parameters of the quote form, statistics, photos and
 * reviews that only exist at run time, and long lists on every page. For each content file: the texts to replace, or
 * the whole new file.
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
