import { parseArgs } from 'node:util';
import { explain, UsageError } from '@site/serve';
import { openBrowser } from './server/open-browser.ts';
import { startDesk } from './server/start.ts';
import type { DeskSite } from './site.ts';

export { startDesk };

/** Starts the desk and opens it in the browser. @param site the default export of `desk.config.ts` */
export const main = (site: DeskSite): Promise<void> => start(site).catch(explain);

async function start(site: DeskSite): Promise<void> {
  const { port, open } = commandLine();
  const desk = await startDesk(process.cwd(), site, port);
  console.log(`${desk.isRunning ? 'The desk is open already' : 'The desk is ready'}: ${desk.address}`);
  if (open) openBrowser(desk.address);
  if (!desk.isRunning)
    console.log('Leave this window open while you work. To stop, press Ctrl+C or close it.');
}

function commandLine(): { port: number; open: boolean } {
  const usage = 'Usage: npm run edit [-- --port 4180 --no-open]';
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string', default: '4180' }, open: { type: 'boolean', default: true } },
      allowNegative: true,
    });
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new UsageError(usage);
    return { port, open: values.open };
  } catch {
    throw new UsageError(usage);
  }
}
