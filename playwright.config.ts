import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/launch-options.ts';

const port = process.env.TEST_PORT ?? '4174';

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : 'line',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions,
  },
  webServer: {
    command: 'node --import tsx server/main.ts',
    env: { PORT: port },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
