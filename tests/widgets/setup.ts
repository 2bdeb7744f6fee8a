import '../../src/styles/fonts.css';
import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { commands, page } from 'vitest/browser';

const address = window.location.href;
const { innerWidth: width, innerHeight: height } = window;

// A smooth scroll runs on the browser's own clock, and would move what a test is about to click.
document.documentElement.style.scrollBehavior = 'auto';

// A font that comes late would move what a test measures. Those of the system may be missing.
await Promise.allSettled([...document.fonts].map((font) => font.load()));

beforeEach(() => {
  // Not after a test: what it ends then, such as a count down, may store something yet.
  sessionStorage.clear();
  vi.spyOn(console, 'error');
});

afterEach(async () => {
  vi.useRealTimers();
  await commands.resetBrowser();
  if (window.innerWidth !== width || window.innerHeight !== height) await page.viewport(width, height);
  window.history.replaceState(null, '', address);
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
});
