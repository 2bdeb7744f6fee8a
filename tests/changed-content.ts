import { content } from './site.ts';

export const endpoint = 'https://forms.example.com/quotes';
export const measurementId = 'G-AB12CD34EF';
export const replayId = 'ab12cd34ef';
/** The heading of /services, with a word of 80 letters. */
export const newHeading = `Clean ${'again'.repeat(16)}`;
/** As many letters as a name may have: 45. */
export const longName = 'Riverlight Residential Home Cleaning Services';

/**
 * All that only other content shows: a form service, parameters of the quote form, statistics, empty lists, and words
 * that are not those of the site itself. For each content file, what stands in it and what to put in its place; or the
 * whole new text of the file.
 */
export const edits = {
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
  'pages/services.yaml': { [`heading: ${content.services.header.heading}`]: `heading: ${newHeading}` },
};
