import { init } from 'virtual:site/init';
import { followChanges } from './dev.ts';
import { firstIntent, idle } from './intent.ts';
import { startNavigation } from './navigation.ts';

/** Milliseconds after which scripts no longer wait for slow images. */
const maxWait = 4000;

/** Resolves when the high-priority images are decoded, which is later than loaded, or have failed. */
function firstImagesDecoded(): Promise<unknown> {
  const images = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
  return Promise.allSettled(images.map((image) => image.decode()));
}

/**
 * Resolves when the page and its first images are loaded and the browser is idle, or at the first intent. Before that,
 * further scripts would only compete with the page for the network.
 */
function timeToBootstrap(): Promise<void> {
  return new Promise((resolve) => {
    const whenIdle = async () => {
      await firstImagesDecoded();
      await idle(500);
      resolve();
    };
    if (document.readyState === 'complete') void whenIdle();
    else window.addEventListener('load', whenIdle, { once: true });
    setTimeout(resolve, maxWait);
    void firstIntent.then(resolve);
  });
}

init();
// At once: a link that is clicked while the page still loads would otherwise load a whole document.
startNavigation();
if (import.meta.hot) followChanges(import.meta.hot);
void timeToBootstrap().then(() => import('./bootstrap.ts'));
