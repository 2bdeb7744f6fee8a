import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { trustedBy } from '../../src/content/home.ts';
import { TrustedBy } from '../../src/sections/home/TrustedBy.island.tsx';
import { mount } from './mount.tsx';

test('an island shows the content that a test passes it in place of its own', async () => {
  await mount(<TrustedBy trustedBy={{ ...trustedBy, heading: 'Our partners' }} />);
  await expect.element(page.getByRole('heading', { name: 'Our partners' })).toBeVisible();
  expect(page.getByText(trustedBy.heading).elements()).toEqual([]);
});
