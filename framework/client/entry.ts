import { early } from 'virtual:site/early';
import { followChanges } from './dev.ts';
import { firstIntent, idle } from './intent.ts';
import { startNavigation } from './navigation.ts';

/** Milliseconds after which scripts wait no longer for a page whose pictures are slow. */
const patience = 4000;

/** Resolves when the large first picture can be painted, or cannot be had: its file is there some time before. */
function firstPicture(): Promise<unknown> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
  return Promise.allSettled(pictures.map((picture) => picture.decode()));
}

/**
 * Resolves when the page with its first pictures is there and the browser is idle, or as soon as the visitor does
 * something: until then the scripts would only take the network from what is to be seen.
 */
function timeToStart(): Promise<void> {
  return new Promise((resolve) => {
    const whenIdle = async () => {
      await firstPicture();
      await idle(500);
      resolve();
    };
    if (document.readyState === 'complete') void whenIdle();
    else window.addEventListener('load', whenIdle, { once: true });
    setTimeout(resolve, patience);
    void firstIntent.then(resolve);
  });
}

early();
// From the first moment: a link that is clicked while the page still loads would wait for all of a document otherwise.
startNavigation();
if (import.meta.hot) followChanges(import.meta.hot);
void timeToStart().then(() => import('./start.ts'));
