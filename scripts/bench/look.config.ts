import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../tests/launch-options.ts';

const folder = `${import.meta.dirname}/../../.cache/look`;
// Decode pictures before each frame, and repaint whole tiles.
const samePixels = ['--disable-checker-imaging', '--disable-partial-raster', '--disable-lcd-text'];

/** Takes the pictures for `npm run look`, of the build in LOOK_FOLDER. */
export default defineConfig({
  testDir: '.',
  testMatch: 'look.spec.ts',
  outputDir: `${folder}/results`,
  snapshotPathTemplate: `${folder}/before/{arg}{ext}`,
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  reporter: [['line'], ['html', { outputFolder: `${folder}/report`, open: 'never' }]],
  // Just above one level of 256: browsers round edge colours either way.
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
