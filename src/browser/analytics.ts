import { idle } from '../lib/idle.ts';
import { pageAddress } from '../lib/page-address.ts';
import { track } from '../tracking.ts';

/** What content/business.yaml names; the document states each on its root element, and none that is missing. */
const { measurementId, replayId } = document.documentElement.dataset;

declare global {
  interface Window {
    dataLayer?: IArguments[];
    clarity?: (...command: unknown[]) => void;
  }
}

/**
 * Sets up the statistics that the document has ids for, when the browser is idle. To be called once. A script that a blocker stops leaves a queue
 * that nobody reads.
 */
export async function setUpStatistics(): Promise<void> {
  await idle();
  if (measurementId) setUpPageStatistics(measurementId);
  if (replayId) setUpReplay(replayId);
}

/** Counts a page that is shown, by its title and address. Without an id of ours a tag that is there anyway counts its pages itself. */
export function countPageView(title: string, href: string): void {
  if (!measurementId) return;
  const { origin, pathname, search } = new URL(href);
  const view = { page_title: title, page_location: pageAddress(origin, pathname, search) };
  // Events that follow would otherwise name the whole address, with whatever its query holds.
  window.gtag?.('set', view);
  track('page_view', view);
}

/** Google Analytics 4, without its own page views, which would count twice beside ours. */
function setUpPageStatistics(id: string): void {
  window.dataLayer ??= [];
  const queue = window.dataLayer;
  window.gtag = function gtag() {
    // The tag reads the arguments objects themselves; arrays mean something else to it.
    // biome-ignore lint/complexity/noArguments: see above.
    queue.push(arguments);
  };
  window.gtag('js', new Date());
  window.gtag('config', id, { send_page_view: false, allow_google_signals: false });
  addScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
}

/** Microsoft Clarity, without cookies, as nobody has agreed to any. */
function setUpReplay(id: string): void {
  const q: IArguments[] = [];
  window.clarity = Object.assign(
    function clarity() {
      // biome-ignore lint/complexity/noArguments: its own script does the same.
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
