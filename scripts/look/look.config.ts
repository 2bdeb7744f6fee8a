import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../tests/support/launch-options.ts';

const folder = '../../.cache/look';

/** `npm run look`: compares pictures of the last build with those that `npm run look -- -u` took of an earlier one. */
export default defineConfig({
  testMatch: 'look.spec.ts',
  outputDir: `${folder}/results`,
  snapshotPathTemplate: `${folder}/pictures/{arg}{ext}`,
  fullyParallel: true,
  workers: 2,
  reporter: [['line'], ['html', { outputFolder: `${folder}/report`, open: 'never' }]],
  // Just above one level of 256: browsers round edge colours either way. Some pixels differ at the corners of pictures.
  expect: { timeout: 30_000, toHaveScreenshot: { threshold: 0.0058, maxDiffPixels: 20 } },
  use: {
    baseURL: `http://localhost:${process.env.LOOK_PORT}`,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  webServer: {
    command: 'node --import tsx packages/serve/main.ts',
    cwd: '../..',
    env: { PORT: '0' },
    wait: { stdout: /localhost:(?<LOOK_PORT>\d+)/ },
  },
});
