import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { content } from '../../src/content/index.ts';
import { TrustedBy } from '../../src/sections/home/TrustedBy.island.tsx';
import { mount } from './mount.tsx';

const { trustedBy } = content.home;

test('an island shows the content that a test passes it in place of its own', async () => {
  await mount(<TrustedBy trustedBy={{ ...trustedBy, heading: 'Our partners' }} />);
  await expect.element(page.getByRole('heading', { name: 'Our partners' })).toBeVisible();
  expect(page.getByText(trustedBy.heading).elements()).toEqual([]);
});
