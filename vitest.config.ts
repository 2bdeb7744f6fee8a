import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,framework,pipeline,server,scripts,tests,bench}/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
