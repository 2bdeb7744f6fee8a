import { expect, test } from 'vitest';
import { cornerOf, lookOf, pointOf, recordOf, turned, withCorner, withPoint } from './look.ts';

const crop = { left: 20, top: 40, width: 50, height: 60 };
const look = lookOf({ focus: [10, 50], crop });

test('a photo without a record is shown whole, centred on its middle', () => {
  expect(recordOf(lookOf(undefined))).toEqual({ focus: [50, 50] });
  expect(recordOf(look)).toEqual({ focus: [10, 50], crop });
  expect(lookOf({ focus: [10, 50] }, [70, 80]).focus).toEqual([70, 80]);
});

test('the focus is a percentage of the crop, and stays inside it', () => {
  expect(pointOf(look)).toEqual([25, 70]);
  expect(withPoint(look, [45, 55]).focus).toEqual([50, 25]);
  expect(withPoint(look, [0, 100]).focus).toEqual([0, 100]);
});

test('a corner of the crop moves only within the photo, and the focus stays on the same part', () => {
  const wider = withCorner(look, 'upper left', [-5, 20.4]);
  expect(wider.crop).toEqual({ left: 0, top: 20, width: 70, height: 80 });
  expect(pointOf(wider)[0]).toBeCloseTo(25, 0);
  expect(pointOf(wider)[1]).toBeCloseTo(70, 0);
  expect(cornerOf(wider, 'lower right')).toEqual([70, 100]);
  // A crop never vanishes.
  expect(withCorner(look, 'lower right', [0, 0]).crop).toEqual({ left: 20, top: 40, width: 10, height: 10 });
  const all = withCorner(withCorner(look, 'upper left', [0, 0]), 'lower right', [100, 100]);
  expect(recordOf(all)).toEqual({ focus: [25, 70] });
});

test('a turn also turns crop and focus, and four turns change nothing', () => {
  const once = turned(look);
  expect(once).toEqual({
    turn: 90,
    crop: { left: 0, top: 20, width: 60, height: 50 },
    focus: [50, 10],
  });
  expect(pointOf(once)).toEqual([30, 25]);
  expect([1, 2, 3].reduce(turned, once)).toEqual(look);
});
