import { createServer, mergeConfig, type Plugin } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { copiedSite } from '../fixtures/copied-site.ts';
import { devPrerender } from './ssr.ts';

test('after a first load that failed, the next request tries again', async () => {
  const site = copiedSite();
  onTestFinished(site.remove);
  let isBusy = true;
  const busy: Plugin = {
    name: 'busy',
    transform(_, id) {
      if (isBusy && id.endsWith('/site.tsx')) throw new Error('It took too long.');
    },
  };
  const server = await createServer(mergeConfig(site.config, { plugins: [busy] }));
  onTestFinished(() => server.close());
  await expect(devPrerender(server)).rejects.toThrow('It took too long.');
  isBusy = false;
  expect((await devPrerender(server)).paths).toContain('/');
});
