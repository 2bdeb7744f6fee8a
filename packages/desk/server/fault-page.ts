import type { ServerResponse } from 'node:http';
import { escapeUTF8 } from 'entities';
import type { Connect } from 'vite';
import { markedText } from '../places/marks.ts';
import { site } from '../site.ts';
import { problemOf } from './problems.ts';

const title = 'This page cannot be shown';
const unknown = 'Undo the last change. If that does not help, show this to the person who set up the site:';

/**
 * Answers a request for a page that cannot be shown with one that says why, in place of Vite's overlay with a stack trace.
 * A click on a sentence opens the form of its place, as on other pages.
 */
export const faultPage: Connect.ErrorHandleFunction = (error, { headers }, response, next) => {
  if (headers['sec-fetch-dest'] !== 'document' || response.headersSent) return next(error);
  const told = site().failure(error);
  const rows = (told.length > 0 ? told : [unknown, String(error)]).map((one) => {
    const { sentence, file, path = [] } = problemOf(one);
    const text = escapeUTF8(sentence);
    return `<li>${file ? markedText(text, { file, path }) : text}</li>`;
  });
  const start = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>`;
  (response as ServerResponse)
    .writeHead(500, { 'content-type': 'text/html;charset=utf-8' })
    .end(`${start}<ul style="font: 1.125rem/2 system-ui">${rows.join('')}</ul>`);
};
