import { defineConfig } from '@playwright/test';
import { launchOptions } from './launch-options.ts';

/** What runs in every browser engine. */
const inEngines = ['engines/*.spec.ts', 'without-scripts.spec.ts'];

export default defineConfig({
  projects: [
    {
      name: 'site',
      testDir: '.',
      testMatch: '*.spec.ts',
      testIgnore: ['desk/**', 'long/**', 'engines/**', 'dev.spec.ts'],
    },
    // The dev server, which has nothing of what visitors get.
    { name: 'dev', testDir: '.', testMatch: 'dev.spec.ts' },
    // The desk: started once for all, on a copy of its fixture site, which each test leaves as it was.
    { name: 'desk', testDir: '../packages/desk/tests/journeys', fullyParallel: false, workers: 1 },
    // The desk of this site, with a real build.
    { name: 'desk-journey', testDir: 'desk', testMatch: '*.spec.ts' },
    // What takes minutes and proves no requirement by itself: `npm run test:long`.
    { name: 'long', testDir: 'long', testMatch: '*.spec.ts' },
    // The main journeys in each browser engine, where it is installed: `npm run test:engines`.
    { name: 'chromium', testDir: '.', testMatch: inEngines },
    ...(['firefox', 'webkit'] as const).map((browserName) => ({
      name: browserName,
      testDir: '.',
      testMatch: inEngines,
      use: { browserName, launchOptions: {} },
    })),
  ],
  outputDir: '../test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // In CI a failed test is tried once more, and the end of `npm test` names it.
  retries: process.env.CI ? 1 : 0,
  // A condition that is met ends the wait, so that patience with a busy machine costs nothing.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : 'line',
  use: {
    // The port that the server has found, known once it runs.
    baseURL: `http://localhost:${process.env.SITE_PORT}`,
    launchOptions,
  },
  webServer: {
    command: 'node --import tsx packages/serve/main.ts',
    cwd: '..',
    env: { PORT: '0' },
    wait: { stdout: /localhost:(?<SITE_PORT>\d+)/ },
  },
});
