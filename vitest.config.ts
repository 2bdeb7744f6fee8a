import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { stylesPlugin } from './pipeline/documents/styles.ts';
import { launchOptions } from './tests/support/launch-options.ts';
import './tests/support/on-sample.mjs';
import { requirements } from './tests/requirements.ts';
import { mouse, reduceMotion, resetBrowser, scroll, touch } from './tests/widgets/commands.ts';
import { deskSites, freshModules, siteContent } from './tests/widgets/vite-plugins.ts';

/** Unit tests that need React in one mode: development or production. */
const isolated = [
  'packages/islands/build.test.ts',
  'packages/islands/checks/hooks.test.ts',
  'pipeline/output/build.test.ts',
];

/** The desk's tests with this site, for a site that has removed the desk. */
const withoutDesk = existsSync('packages/desk') ? [] : ['tests/desk/**'];

const unit = {
  include: ['{src,packages,pipeline,scripts,tests}/**/*.test.ts'],
  environment: 'node',
  // Long, for busy machines: a wait ends as soon as its condition is met.
  testTimeout: 180_000,
  hookTimeout: 300_000,
  // As in tests/playwright.config.ts.
  retry: process.env.CI ? 1 : 0,
  expect: { poll: { timeout: 45_000 } },
};

export default defineConfig({
  test: {
    // By default, Vitest leaves one core free for a person at the machine.
    maxWorkers: availableParallelism(),
    tags: [...requirements.keys()].map((name) => ({ name })),
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          exclude: [...configDefaults.exclude, 'tests/long/**', ...isolated, ...withoutDesk],
          // Test files share modules: loading them again for each file would take a third of the time.
          isolate: false,
        },
      },
      { test: { ...unit, name: 'unit-isolated', include: isolated } },
      {
        plugins: [
          stylesPlugin(import.meta.dirname),
          siteContent(import.meta.dirname),
          deskSites(import.meta.dirname),
          freshModules(),
        ],
        // React's JSX runtime is not named in the code, so the scan for dependencies does not find it.
        optimizeDeps: { include: ['react/jsx-dev-runtime'] },
        test: {
          name: 'widgets',
          include: ['{packages,tests/widgets}/**/*.test.tsx'],
          setupFiles: ['tests/widgets/setup.ts'],
          // Here too, loading modules again for each file would take a quarter of the time. The files share a document.
          isolate: false,
          // After the unit tests: a busy machine would make a browser's steps late.
          sequence: { groupOrder: 1 },
          restoreMocks: true,
          // As in tests/playwright.config.ts.
          retry: process.env.CI ? 1 : 0,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A failed attempt advances a fake clock by the interval. With 0, only tests advance it.
          expect: { poll: { interval: 0, timeout: 20_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions,
              // Holds the widest document of a test without scaling it down.
              contextOptions: {
                viewport: { width: 1440, height: 900 },
                permissions: ['clipboard-read', 'clipboard-write'],
              },
            }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 720 },
            commands: { mouse, reduceMotion, resetBrowser, scroll, touch },
          },
        },
      },
      {
        test: {
          name: 'long',
          include: ['tests/long/*.test.ts'],
          environment: 'node',
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
