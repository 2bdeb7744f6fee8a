import { explain } from '@site/serve';
import { openBrowser } from './server/open-browser.ts';
import { startDesk } from './server/start.ts';
import type { DeskSite } from './site.ts';

export { startDesk };

/** Starts the desk and opens it in the browser. @param site the default export of `desk.config.ts` */
export const main = (site: DeskSite): Promise<void> => start(site).catch(explain);

async function start(site: DeskSite): Promise<void> {
  const desk = await startDesk(process.cwd(), site, 4180);
  console.log(`${desk.isRunning ? 'The desk is open already' : 'The desk is ready'}: ${desk.address}`);
  openBrowser(desk.address);
  if (!desk.isRunning)
    console.log('Leave this window open while you work. To stop, press Ctrl+C or close it.');
}
