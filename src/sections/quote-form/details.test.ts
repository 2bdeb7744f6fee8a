import path from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '../../../pipeline/content/load.ts';
import { detailsMail, detailsText } from './details.ts';

const { content } = await loadContent(path.resolve(import.meta.dirname, '../../../content'));
if (!content) throw new Error('The content has mistakes: its own tests say which.');
const form = content.home.quoteForm;
const request = {
  name: 'Jo & Co',
  suburb: 'Wodonga',
  email: 'jo@example.com',
  phone: '0491 570 156',
  serviceType: 'move-prep',
  message: 'Two rooms.\nAny "Tuesday" <b>',
};

test('[Q3] the details have a line for each field, with the name of the service', () => {
  expect(detailsText(request, form)).toBe(
    'Name: Jo & Co\nSuburb: Wodonga\nEmail: jo@example.com\nPhone: 0491 570 156\nService type: Move-Prep\n' +
      'Message: Two rooms.\nAny "Tuesday" <b>',
  );
});

test('[Q3] the e-mail to the business contains all details', () => {
  const mail = new URL(detailsMail('hello@example.com', request, form));
  expect(mail.pathname).toBe('hello@example.com');
  expect(mail.searchParams.get('subject')).toBe('Quote request: Move-Prep');
  expect(mail.searchParams.get('body')).toBe(detailsText(request, form).replaceAll('\n', '\r\n'));
});

test('[Q3] without a chosen service its line is empty', () => {
  expect(detailsText({ ...request, serviceType: '' }, form)).toContain('Service type: \n');
});
