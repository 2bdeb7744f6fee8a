let statistics: Promise<typeof import('./analytics.ts') | undefined> | undefined;

/**
 * The statistics, set up once, when the browser is idle, with one console warning about each id that
 * content/business.yaml does not give [A4]; nothing where there is none, or where their code cannot be fetched.
 */
async function setUp() {
  const { measurementId, replayId } = document.documentElement.dataset;
  const missing = Object.entries({ measurementId, replayId }).flatMap(([name, id]) => (id ? [] : [name]));
  if (missing.length > 0)
    console.warn(`Statistics are off: content/business.yaml has no ${missing.join(', ')}.`);
  if (!measurementId && !replayId) return undefined;
  const loaded = await import('./analytics.ts').catch(() => undefined);
  await loaded?.setUpStatistics();
  return loaded;
}

/** Counts each page that is shown, once, also those that were shown while the statistics were still on their way. */
export function countPageViews(): undefined {
  const { title } = document;
  const { href } = window.location;
  statistics ??= setUp();
  void statistics.then((loaded) => loaded?.countPageView(title, href));
}
