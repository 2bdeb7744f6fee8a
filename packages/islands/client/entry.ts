import { init } from 'virtual:site/init';
import { followChanges } from './dev.ts';
import { firstIntent, idle } from './intent.ts';
import { reportMissing, startNavigation } from './navigation.ts';

/** Milliseconds after which scripts no longer wait for slow images. */
const maxWait = 4000;

/** Resolves when the page is loaded, its high-priority images are decoded or have failed, and the browser is idle. */
async function pageLoaded(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((loaded) => window.addEventListener('load', loaded, { once: true }));
  const images = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
  await Promise.allSettled(images.map((image) => image.decode()));
  await idle(500);
}

init();
// Immediately: otherwise a link clicked while the page loads would load a whole document.
startNavigation();
if (import.meta.hot) followChanges(import.meta.hot);
// Further scripts wait for the page or the first intent, because they would compete with the page for the network.
void Promise.race([pageLoaded(), firstIntent, new Promise((done) => setTimeout(done, maxWait))])
  .then(() => import('./bootstrap.ts'))
  .catch(reportMissing);
