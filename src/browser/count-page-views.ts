import { idle } from '../lib/idle.ts';
import { pageAddress } from '../lib/page-address.ts';

let statistics: Promise<typeof import('./analytics.ts') | undefined> | undefined;

/** The statistics, set up once, when the browser is idle; nothing where their code cannot be fetched. */
function whenSetUp() {
  statistics ??= idle()
    .then(() => import('./analytics.ts'))
    .then(
      (loaded) => {
        loaded.setUpStatistics();
        return loaded;
      },
      () => undefined,
    );
  return statistics;
}

/** Counts each page that is shown, once, also those that were shown while the statistics were still on their way. */
export function countPageViews(): undefined {
  const { origin, pathname, search } = window.location;
  const view = { page_title: document.title, page_location: pageAddress(origin, pathname, search) };
  void whenSetUp().then((loaded) => loaded?.countPageView(view));
}
