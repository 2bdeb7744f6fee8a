let statistics: Promise<typeof import('./analytics.ts') | undefined> | undefined;

/**
 * Sets up the statistics when the browser is idle, with one console warning that lists the ids missing from
 * content/business.yaml.
 * @returns their module; undefined without any id, or if it cannot be fetched
 */
async function setUp() {
  const ids = ['measurementId', 'replayId'];
  const missing = ids.filter((name) => !document.documentElement.dataset[name]);
  if (missing.length > 0)
    console.warn(`Statistics are off: content/business.yaml has no ${missing.join(', ')}.`);
  if (missing.length === ids.length) return undefined;
  const loaded = await import('./analytics.ts').catch(() => undefined);
  await loaded?.setUpStatistics();
  return loaded;
}

/** Counts each page shown once, also pages shown before the statistics were set up. */
export function countPageViews(): undefined {
  const { title } = document;
  const { href } = window.location;
  statistics ??= setUp();
  void statistics.then((loaded) => loaded?.countPageView(title, href));
}
