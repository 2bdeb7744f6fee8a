import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { drawnPage } from './drawn-page.tsx';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

// The styles of what comes only with scripts: the build keeps them out of the document.
const later = document.querySelector<HTMLLinkElement>('link[data-later]');
if (later) later.disabled = false;

// As a transition React gives way to the browser every few milliseconds, so that a tap never waits for it.
startTransition(() => {
  hydrateRoot(document, <App first={drawnPage()} />);
});
