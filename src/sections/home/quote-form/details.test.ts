import path from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '../../../../pipeline/content/load.ts';
import { detailsMail, detailsText } from './details.ts';

const { content } = await loadContent(path.resolve(import.meta.dirname, '../../../../content'));
if (!content) throw new Error('The content has mistakes: its own tests say which.');
const words = content.home.quoteForm;
const request = {
  name: 'Jo & Co',
  suburb: 'Wodonga',
  email: 'jo@example.com',
  phone: '0491 570 156',
  serviceType: 'move-prep',
  message: 'Two rooms.\nAny "Tuesday" <b>',
};

test('[Q3] the details are a line for each field, with the name of the service', () => {
  expect(detailsText(request, words)).toBe(
    'Name: Jo & Co\nSuburb: Wodonga\nEmail: jo@example.com\nPhone: 0491 570 156\nService type: Move-Prep\n' +
      'Message: Two rooms.\nAny "Tuesday" <b>',
  );
});

test('[Q3] the e-mail carries all of them, to the business', () => {
  const mail = new URL(detailsMail('hello@example.com', request, words));
  expect(mail.pathname).toBe('hello@example.com');
  expect(mail.searchParams.get('subject')).toBe('Quote request: Move-Prep');
  expect(mail.searchParams.get('body')).toBe(detailsText(request, words).replaceAll('\n', '\r\n'));
});

test('[Q3] a service that was not chosen yet leaves its line empty', () => {
  expect(detailsText({ ...request, serviceType: '' }, words)).toContain('Service type: \n');
});
