import { defineConfig } from '@playwright/test';
import { launchOptions } from './support/launch-options.ts';
import { builtSample } from './support/on-sample.mjs';

/** Tests that run in every browser engine. */
const inEngines = ['engines/*.spec.ts', 'without-scripts.spec.ts'];

/**
 * Milliseconds that a test may take. No step has a limit of its own, because on a busy machine a single one may take
 * most of them. `--timeout 20000` makes a test that must fail do so earlier.
 */
const patience = 180_000;

export default defineConfig({
  projects: [
    {
      name: 'site',
      testDir: '.',
      testMatch: '*.spec.ts',
      testIgnore: ['desk/**', 'long/**', 'engines/**', 'dev.spec.ts'],
    },
    // The dev server, which visitors never use.
    { name: 'dev', testDir: '.', testMatch: 'dev.spec.ts' },
    // The desk, on a copy of its fixture site. It starts once, and each test restores the copy.
    { name: 'desk', testDir: '../packages/desk/tests/journeys', fullyParallel: false, workers: 1 },
    // The desk with this site and a real build.
    { name: 'desk-journey', testDir: 'desk', testMatch: '*.spec.ts' },
    // Slow tests that prove no requirement by themselves: `npm run test:long`.
    { name: 'long', testDir: 'long', testMatch: '*.spec.ts' },
    // The main journeys in each installed browser engine: `npm run test:engines`.
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
  // In CI a failed test is retried once; the end of the run names it.
  retries: process.env.CI ? 1 : 0,
  timeout: patience,
  expect: { timeout: patience },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : 'line',
  use: {
    // The port that the server has chosen, known once it runs.
    baseURL: `http://localhost:${process.env.SITE_PORT}`,
    launchOptions,
  },
  webServer: {
    command: `node --import tsx packages/serve/main.ts ${builtSample}`,
    cwd: '..',
    env: { PORT: '0' },
    wait: { stdout: /localhost:(?<SITE_PORT>\d+)/ },
  },
});
