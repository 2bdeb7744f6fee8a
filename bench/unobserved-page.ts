import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { tsxHelper } from './chromium.ts';
import { network, type PageMetrics, phone, recordMetrics } from './visit.ts';

export type UnobservedPage = {
  /** Loads a page. @returns its metrics some milliseconds after its load, and the time of that load */
  load: (address: string, milliseconds: number) => Promise<PageMetrics & { load: number }>;
  close: () => Promise<void>;
};

/** Parameters and results of the protocol are JSON. */
type Message = {
  id?: number;
  method?: string;
  result?: Record<string, unknown>;
  error?: { message: string };
};

/**
 * A new page with an empty cache on a phone, on slow 4G with a CPU slowdown, as visitors have it. Playwright's own pages
 * enable the protocol's `Runtime` domain, for which V8 collects the positions of all functions of a script: the
 * evaluation of a large module then takes two to three times as long.
 * @param origin whose renderer process is started first, because its start varies more than the figures to compare
 */
export async function openUnobserved(
  browser: Browser,
  origin: string,
  slowdown: number,
): Promise<UnobservedPage> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId });
  // A nested session: Playwright would take over pages of a flat one.
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });

  const waiting = new Map<number, (message: Message) => void>();
  let onLoad = () => {};
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const received: Message = JSON.parse(message);
    if (received.method === 'Page.loadEventFired') onLoad();
    if (received.id !== undefined) waiting.get(received.id)?.(received);
  });
  let lastId = 0;
  const send = async (method: string, params: object = {}) => {
    lastId += 1;
    const id = lastId;
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
    await session.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    const { result, error } = await answer;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result ?? {};
  };
  const visit = async (url: string) => {
    const loaded = new Promise<void>((resolve) => {
      onLoad = resolve;
    });
    await send('Page.navigate', { url });
    await loaded;
  };

  await send('Page.enable');
  await send('Emulation.setDeviceMetricsOverride', { ...phone, mobile: true });
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await send('Page.addScriptToEvaluateOnNewDocument', { source: `${tsxHelper}(${recordMetrics})();` });
  await visit(`${origin}/robots.txt`);
  await send('Network.emulateNetworkConditions', network);
  await send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return {
    load: async (address, milliseconds) => {
      await visit(address);
      // No evaluation before the end: it would be measured too.
      await delay(milliseconds);
      const expression =
        "JSON.stringify({ ...bench, load: performance.getEntriesByType('navigation')[0].duration })";
      const { result } = await send('Runtime.evaluate', { expression, returnByValue: true });
      return JSON.parse((result as { value: string }).value);
    },
    close: async () => {
      await session.send('Target.disposeBrowserContext', { browserContextId });
      await session.detach();
    },
  };
}
