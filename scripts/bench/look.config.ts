import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../tests/launch-options.ts';

const folder = `${import.meta.dirname}/../../.cache/look`;
// Pictures are decoded before a frame is shown, and whole tiles are painted anew.
const samePixels = ['--disable-checker-imaging', '--disable-partial-raster', '--disable-lcd-text'];

/** Takes the pictures for `npm run look`, of the build in the folder that LOOK_FOLDER names. */
export default defineConfig({
  testDir: '.',
  testMatch: 'look.spec.ts',
  outputDir: `${folder}/results`,
  snapshotPathTemplate: `${folder}/before/{arg}{ext}`,
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  reporter: [['line'], ['html', { outputFolder: `${folder}/report`, open: 'never' }]],
  // A threshold just above one level of 256, by which browsers round the colours of edges either way.
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { threshold: 0.0058, stylePath: `${import.meta.dirname}/look.css` },
  },
  use: {
    baseURL: `http://localhost:${process.env.LOOK_PORT}`,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...launchOptions, args: [...(launchOptions.args ?? []), ...samePixels] },
  },
  webServer: {
    command: `node --import ${import.meta.resolve('tsx')} ${import.meta.dirname}/../../packages/serve/main.ts`,
    cwd: process.env.LOOK_FOLDER ?? '',
    env: { PORT: '0' },
    wait: { stdout: /localhost:(?<LOOK_PORT>\d+)/ },
  },
});
