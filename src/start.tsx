import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { drawnPage } from './drawn-page.tsx';
import { idle } from './lib/idle.ts';
import { fetchWholeStyles } from './whole-styles.ts';

// The document holds only the styles that it needs as it is drawn: these are for what scripts add.
const later = document.querySelector<HTMLLinkElement>('link[data-later]');
if (later) later.disabled = false;

// As a transition React gives way to the browser every few milliseconds, so that a tap never waits for it.
startTransition(() => {
  hydrateRoot(document, <App first={drawnPage()} />);
});

// For the page that comes next, when there is time.
idle()
  .then(fetchWholeStyles)
  .catch(() => undefined);
