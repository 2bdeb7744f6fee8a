import { scriptHosts } from '../lib/script-hosts.ts';
import { track } from '../tracking.ts';

/** Query parameters of campaigns and advertisements, which tell statistics where visitors came from. */
const campaignParameters =
  /^(utm_(source|medium|campaign|id|term|content)|gclid|gbraid|wbraid|dclid|msclkid)$/;

/** Resolves when the browser is idle, after two seconds at most. */
const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 200);
  });

/** The ids of content/business.yaml, from data attributes of the root element; undefined if the file has none. */
const { measurementId, replayId } = document.documentElement.dataset;

declare global {
  interface Window {
    dataLayer?: IArguments[];
    clarity?: (...command: unknown[]) => void;
  }
}

/**
 * Sets up the statistics that have an id, when the browser is idle. Call it once. If a blocker stops a script, its
 * queue is never read.
 */
export async function setUpStatistics(): Promise<void> {
  await idle();
  allowScriptHosts();
  if (measurementId) setUpPageStatistics(measurementId);
  if (replayId) setUpReplay(replayId);
}

/**
 * Counts a page view by title and address. Without a measurement id it does nothing: another tag would count its own.
 */
export function countPageView(title: string, href: string): void {
  if (!measurementId) return;
  const { origin, pathname, search } = new URL(href);
  const view = { page_title: title, page_location: pageAddress(origin, pathname, search) };
  // Otherwise later events would send the whole address, with personal data in its query.
  window.gtag?.('set', view);
  track('page_view', view);
}

/**
 * The address of a page for statistics: without hash, and only with campaign parameters, because others could hold
 * personal data.
 * @param origin such as `https://example.com`
 * @param search `location.search`, with its `?`, or empty
 */
function pageAddress(origin: string, path: string, search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => campaignParameters.test(name));
  const query = new URLSearchParams(kept).toString();
  return origin + path + (query ? `?${query}` : '');
}

/**
 * With Trusted Types in the content security policy, script addresses must be trusted objects. The statistics scripts
 * insert more scripts by plain strings, which the browser passes to the policy named `default`. It rejects other hosts.
 */
function allowScriptHosts(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address: string) => {
      const { hostname } = new URL(address, location.href);
      const isAllowed = Object.values(scriptHosts).some((host) => hostname.endsWith(`.${host}`));
      return isAllowed ? address : null;
    },
  });
}

/** Google Analytics 4, without its automatic page views, which would count each page twice. */
function setUpPageStatistics(id: string): void {
  window.dataLayer ??= [];
  const queue = window.dataLayer;
  window.gtag = function gtag() {
    // The tag expects `arguments` objects; it treats arrays differently.
    // biome-ignore lint/complexity/noArguments: see above.
    queue.push(arguments);
  };
  window.gtag('js', new Date());
  window.gtag('config', id, { send_page_view: false, allow_google_signals: false });
  addScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
}

/** Microsoft Clarity, without cookies: the site asks for no consent. */
function setUpReplay(id: string): void {
  const q: IArguments[] = [];
  window.clarity = Object.assign(
    function clarity() {
      // biome-ignore lint/complexity/noArguments: as in Clarity's own snippet.
      q.push(arguments);
    },
    { q },
  );
  window.clarity('consentv2', { ad_Storage: 'denied', analytics_Storage: 'denied' });
  addScript(`https://www.clarity.ms/tag/${id}`);
}

function addScript(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}
