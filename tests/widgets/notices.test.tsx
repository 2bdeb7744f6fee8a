import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from './mount.tsx';

test.each([
  ['2026-12-24T12:59:00Z', true],
  // In Albury the day starts 11 hours earlier than in UTC.
  ['2026-12-24T13:00:00Z', false],
])('at %s a notice until 24 December is shown: %s', { tags: 'U9' }, async (now, isShown) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  await mount(
    <aside aria-label="Notices">
      <p data-until="2026-12-24">We are closed.</p>
      <p data-until="2027-01-03">New hours.</p>
    </aside>,
  );
  await import(/* @vite-ignore */ `/src/layout/Notices.browser.ts?now=${now}`);
  await expect.element(page.getByText('New hours.')).toBeVisible();
  expect(page.getByText('We are closed.').elements()).toHaveLength(isShown ? 1 : 0);
});
