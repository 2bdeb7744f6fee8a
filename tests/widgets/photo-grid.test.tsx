import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { content } from '../../src/content/index.ts';
import { PhotoGrid } from '../../src/ui/PhotoGrid.tsx';
import { firstPages } from './islands.tsx';
import { mountStatic } from './mount.tsx';

const [photo] = firstPages.bathrooms.items;

/** The share of the grid's width that photos and gaps fill, on a line across each tile. */
function filled(list: Element): number[] {
  const boxes = [...list.children].map((tile) => tile.getBoundingClientRect());
  const gap = Number.parseFloat(getComputedStyle(list).columnGap);
  return boxes.map(({ top, height }) => {
    // On a large tile, the line crosses the upper of its two rows.
    const line = top + height * 0.3;
    const crossed = boxes.filter((box) => box.top < line && box.bottom > line);
    const width = crossed.reduce((sum, box) => sum + box.width + gap, -gap);
    return width / list.getBoundingClientRect().width;
  });
}

for (const width of [390, 768, 1440])
  test(`at ${width} px three to fourteen photos leave no hole, and each is 3 by 4`, {
    tags: 'G2',
  }, async () => {
    if (!photo) throw new Error('The gallery has no photo of a bathroom.');
    await page.viewport(width, 900);
    for (let count = 3; count <= 14; count += 1) {
      const grid = mountStatic(
        <PhotoGrid photos={Array.from({ length: count }, () => photo)} labels={content.layout.lightbox} />,
      );
      const list = grid.querySelector('ul') ?? grid;
      expect(list.children).toHaveLength(count);
      for (const share of filled(list)) expect(share, `${count} photos`).toBeCloseTo(1, 2);
      for (const image of list.querySelectorAll('img')) {
        const box = image.getBoundingClientRect();
        expect(box.width / box.height, `${count} photos`).toBeCloseTo(3 / 4, 2);
      }
      grid.remove();
    }
  });
