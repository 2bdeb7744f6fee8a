import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadPage, pageAt } from './load-page.tsx';
import { notFoundPath } from './routes.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

/** Resolves when the browser has nothing better to do, so that scripts never compete with the first paint. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}

const { pathname } = window.location;
// Every unknown address is answered with one document, which was drawn for this path.
const drawnPath = pageAt(pathname).page === 'notFound' ? notFoundPath : pathname;
const shownBody = document.getElementById('article-body')?.innerHTML;
const [first] = await Promise.all([loadPage(drawnPath, shownBody), idle()]);
hydrateRoot(document, <App first={first} />);
