import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { idle } from './lib/idle.ts';
import { loadPage, pageAt } from './load-page.tsx';
import { notFoundPath } from './routes.ts';
import { listenForTrackedClicks } from './tracking.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

listenForTrackedClicks();
const { pathname } = window.location;
// Every unknown address is answered with one document, which was drawn for this path.
const drawnPath = pageAt(pathname).page === 'notFound' ? notFoundPath : pathname;
const shownBody = document.getElementById('article-body')?.innerHTML;
// At idle, so that scripts never compete with the first paint.
const [first] = await Promise.all([loadPage(drawnPath, shownBody), idle()]);
hydrateRoot(document, <App first={first} />);
