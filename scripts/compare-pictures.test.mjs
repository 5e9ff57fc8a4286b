import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { comparePictures } from './compare-pictures.mjs';

const size = 60;

/** A picture on white; `ink` is the coverage of a pixel, and `color` its colour. */
function picture(ink, color = [40, 90, 160]) {
  const drawn = new PNG({ width: size, height: size });
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const share = ink(x, y);
      const mixed = color.map((value) => Math.round(255 + share * (value - 255)));
      drawn.data.set([...mixed, 255], 4 * (y * size + x));
    }
  }
  return drawn;
}

/** A horizontal line with antialiased edges. */
const line = (middle, width) => (x, y) =>
  Math.max(0, Math.min(y + 1, middle + width / 2) - Math.max(y, middle - width / 2));

/** The same with dashes and gaps of five pixels, optionally with one dash missing. */
const dashed = (missing) => (x, y) => (x % 10 < 5 && Math.floor(x / 10) !== missing ? line(30, 2)(x, y) : 0);

const isSame = (before, now) => comparePictures(before, now).isSame;

describe('two pictures show the same', () => {
  it.each([
    ['pixel by pixel', picture(line(30, 2)), picture(line(30, 2))],
    ['with a line that lies a tenth of a pixel lower', picture(line(30, 2)), picture(line(30.1, 2))],
    ['with a colour that is rounded otherwise', picture(line(30, 2)), picture(line(30, 2), [42, 88, 161])],
    ['but for a pixel', picture(() => 0), picture((x, y) => (x === 9 && y === 9 ? 0.5 : 0))],
  ])('%s', (_, before, now) => expect(isSame(before, now)).toBe(true));
});

describe('two pictures differ', () => {
  it.each([
    ['in the width of a line', picture(line(30, 2)), picture(line(30, 1))],
    ['in the width of a pale line', picture(line(30, 2), [160, 160, 160]), picture(line(30, 1), [160, 160, 160])],
    ['in a line that lies a pixel lower', picture(line(30, 2)), picture(line(31, 2))],
    ['in one dash', picture(dashed()), picture(dashed(3))],
    ['in a colour', picture(line(30, 2)), picture(line(30, 2), [160, 60, 40])],
    ['in a sign of a few pixels', picture(() => 0), picture((x, y) => (x > 8 && x < 12 && y > 8 && y < 13 ? 1 : 0))],
    ['in how opaque an area is', picture(() => 0.2), picture(() => 0.25)],
  ])('%s', (_, before, now) => {
    expect(isSame(before, now)).toBe(false);
    expect(comparePictures(before, now).picture).toBeDefined();
  });

  it('in their size', () => {
    expect(
      comparePictures(
        picture(() => 0),
        new PNG({ width: size, height: 7 }),
      ).words,
    ).toBe('60 × 7 pixels instead of 60 × 60');
  });
});
