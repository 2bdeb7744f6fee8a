import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TrustedBy } from '../../src/sections/home/TrustedBy.island.tsx';
import { mount } from './mount.tsx';

test('an island shows the content that a test passes it in place of its own', async () => {
  await mount(<TrustedBy logos={[{ src: '/images/placeholder.jpg', alt: 'A partner' }]} />);
  await expect.element(page.getByRole('img', { name: 'A partner' })).toBeVisible();
  expect(page.getByRole('img').elements()).toHaveLength(1);
});
