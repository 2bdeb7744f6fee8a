// The file name avoids words that ad blockers look for.
let statistics: Promise<typeof import('./optional-scripts.ts') | undefined> | undefined;

/**
 * Sets up the statistics when the browser is idle. One console warning lists the ids missing from
 * content/business.yaml.
 * @returns their module; undefined without any id, or if a blocker stopped the module
 */
async function setUp() {
  const ids = ['measurementId', 'replayId'];
  const missing = ids.filter((name) => !document.documentElement.dataset[name]);
  if (missing[0]) console.warn(`Statistics are off: business.yaml has no ${missing.join(', ')}.`);
  // Both.
  if (missing[1]) return undefined;
  const loaded = await import('./optional-scripts.ts').catch(() => undefined);
  // Some blockers answer with an empty file, so the module has no exports.
  await loaded?.setUpStatistics?.();
  return loaded;
}

/** Counts each page view, including views from before the statistics were set up. */
export function countPageViews(): undefined {
  const { title } = document;
  const { href } = window.location;
  statistics ??= setUp();
  void statistics.then((loaded) => loaded?.countPageView?.(title, href));
}
