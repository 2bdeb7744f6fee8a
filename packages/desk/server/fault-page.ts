import type { ServerResponse } from 'node:http';
import { escapeUTF8 } from 'entities';
import type { Connect } from 'vite';
import { markedText } from '../places/marks.ts';
import { site } from '../site.ts';
import { problemOf } from './problems.ts';

/**
 * Answers a request for a page of the site that cannot be shown with a page that says why, in place of Vite's overlay with
 * a stack trace. Its sentences have marks, so that a click on one opens the form of its place, as on other pages.
 */
export const faultPage: Connect.ErrorHandleFunction = (error, { headers }, response, next) => {
  if (headers['sec-fetch-dest'] !== 'document' || response.headersSent) return next(error);
  const told = site().failure(error);
  const rows = told?.map((one) => {
    const { sentence, file, path = [] } = problemOf(one);
    const text = escapeUTF8(sentence);
    return file ? `<button type="button">${markedText(text, { file, path })}</button>` : text;
  });
  const fault = `${unknown}<pre>${escapeUTF8(String(error?.message ?? error))}</pre>`;
  const list = rows ? `<ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul>` : fault;
  (response as ServerResponse)
    .writeHead(500, { 'content-type': 'text/html;charset=utf-8' })
    .end(`${start}<p>${rows ? why : ''}</p>${list}`);
};

const title = 'This page cannot be shown';
const why = 'Click a line to correct it. Then the page is here again.';
const unknown =
  '<p>Undo the last change with the arrow at the top. If that does not help, show this to the person who set up the site:</p>';
const start = `<!doctype html>
<html lang="en" data-desk-fault>
<meta charset="utf-8">
<title>${title}</title>
<style>
  body { max-width: 40rem; margin: 3rem auto; padding: 0 1rem; font: 1.125rem/1.5 system-ui, sans-serif; }
  ul { padding: 0; list-style: none; }
  li { margin-block: 1rem; overflow-wrap: anywhere; }
  button { padding: 0; border: 0; background: none; font: inherit; text-align: start; text-decoration: underline; }
  pre { white-space: pre-wrap; }
</style>
<h1>${title}</h1>`;
