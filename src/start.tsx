import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { drawnPage } from './drawn-page.tsx';

// The document holds only the styles that it needs as it is drawn: these are for what scripts and other pages add.
const styles = document.querySelector<HTMLLinkElement>('link[data-whole]');
if (styles) styles.disabled = false;

// As a transition React gives way to the browser every few milliseconds, so that a tap never waits for it.
startTransition(() => {
  hydrateRoot(document, <App first={drawnPage()} />);
});
