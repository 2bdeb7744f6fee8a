import '../../src/styles/fonts.css';
import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import '../../src/styles/motion.css';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { commands, page } from 'vitest/browser';

const address = window.location.href;
const { innerWidth: width, innerHeight: height } = window;

// Smooth scrolling runs on the browser's own clock, and would move elements that a test is about to click.
document.documentElement.style.scrollBehavior = 'auto';

// A late font would move what a test measures. System fonts may be missing.
await Promise.allSettled([...document.fonts].map((font) => font.load()));

beforeEach(({ task }) => {
  // The test files share a document, and the desk's styles are not for the site's widgets.
  const isDesk = task.file.name.startsWith('packages/desk/');
  for (const style of document.querySelectorAll<HTMLStyleElement>('[data-vite-dev-id*="packages/desk/"]'))
    style.disabled = !isDesk;
  // Not after a test, because cleanups such as a count-down may still store something.
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
