import { firstIntent } from './lib/intent.ts';
import { listenForTrackedClicks } from './tracking.ts';

/** Milliseconds after which scripts wait no longer for a page whose pictures are slow. */
const patience = 4000;

/** Resolves when the large first picture can be painted, or cannot be had: its file is there some time before. */
function firstPicture(): Promise<unknown> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
  return Promise.allSettled(pictures.map((picture) => picture.decode()));
}

/**
 * Resolves when the page with its first pictures is there and the browser has nothing better to do, or as soon as
 * the visitor does something: until then the scripts would only take the line from what is to be seen.
 */
function timeToStart(): Promise<void> {
  return new Promise((resolve) => {
    const start = () => resolve();
    const whenIdle = async () => {
      await firstPicture();
      if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 500 });
      else setTimeout(start, 100);
    };
    if (document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle, { once: true });
    setTimeout(start, patience);
    void firstIntent.then(start);
  });
}

listenForTrackedClicks();
void timeToStart().then(() => {
  // Run on its own, React is one task for the browser and the site another, with room for a tap between them.
  void import('./react-ahead.ts');
  return import('./start.tsx');
});
