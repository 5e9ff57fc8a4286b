// Whether two pictures show the same, although machines may antialias differently.
import { PNG } from 'pngjs';

/** Half the side of the square around a pixel whose mean colour is compared. */
const reach = 2;
/**
 * Maximum difference of a mean in red, green or blue, out of 255: an edge that is antialiased differently differs by
 * less.
 */
const mostByMean = 6;
/** Number of pixels that may differ all the same. */
const mostPixels = 8;

/**
 * Compares the amount of ink around each pixel. An edge shifted by a fraction of a pixel has the same amount; a line
 * that is a pixel wider, a missing dash or letter, and another colour do not.
 */
export function comparePictures(before, now) {
  const { width, height } = before;
  if (width !== now.width || height !== now.height) {
    return { isSame: false, words: `${now.width} × ${now.height} pixels instead of ${width} × ${height}` };
  }
  if (before.data.equals(now.data)) return { isSame: true };
  const isOther = new Uint8Array(width * height);
  for (const channel of [0, 1, 2]) markOther(isOther, differenceSums(before, now, channel), width, height);
  const count = isOther.reduce((sum, each) => sum + each, 0);
  return count <= mostPixels
    ? { isSame: true }
    : { isSame: false, words: `${count} pixels differ`, picture: marked(now, isOther) };
}

/** A summed-area table of the differences, with a leading row and column of zeros. */
function differenceSums(before, now, channel) {
  const { width, height } = before;
  const sums = new Int32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      const at = 4 * (y * width + x) + channel;
      row += now.data[at] - before.data[at];
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + row;
    }
  }
  return sums;
}

function markOther(isOther, sums, width, height) {
  const sumTo = (x, y) => sums[y * (width + 1) + x];
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(y - reach, 0), Math.min(y + reach + 1, height)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(x - reach, 0), Math.min(x + reach + 1, width)];
      const sum = sumTo(right, bottom) - sumTo(left, bottom) - sumTo(right, top) + sumTo(left, top);
      if (Math.abs(sum) > mostByMean * (right - left) * (bottom - top)) isOther[y * width + x] = 1;
    }
  }
}

/** The picture, faded, with the differences in red. */
function marked({ data, width, height }, isOther) {
  const picture = new PNG({ width, height });
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const grey = 200 + (data[4 * pixel] + data[4 * pixel + 1] + data[4 * pixel + 2]) * (55 / 765);
    picture.data.set(isOther[pixel] === 1 ? [220, 0, 0, 255] : [grey, grey, grey, 255], 4 * pixel);
  }
  return picture;
}
