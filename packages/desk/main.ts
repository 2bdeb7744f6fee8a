import { spawn } from 'node:child_process';
import { explain, refuseOptions } from '@site/serve';
import { startDesk } from './server/start.ts';
import type { DeskSite } from './site.ts';

export { startDesk };

/** Starts the desk and opens it in the browser. @param site the default export of `desk.config.ts` */
export const main = (site: DeskSite): Promise<void> => start(site).catch(explain);

async function start(site: DeskSite): Promise<void> {
  refuseOptions();
  const desk = await startDesk(process.cwd(), site, 4180);
  console.log(`${desk.isRunning ? 'The desk is open already' : 'The desk is ready'}: ${desk.address}`);
  openBrowser(desk.address);
  if (!desk.isRunning)
    console.log('Leave this window open while you work. To stop, press Ctrl+C or close it.');
}

const commands: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Opens an address in the default browser. Without one, nothing happens: the address is printed too. */
function openBrowser(address: string): void {
  const [command, ...options] = commands[process.platform] ?? ['xdg-open'];
  const browser = spawn(command, [...options, address], { stdio: 'ignore', detached: true });
  browser.on('error', () => undefined);
  browser.unref();
}
