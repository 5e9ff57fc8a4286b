// Whether two pictures show the same, though a machine may smooth edges in another way than the next one.
import { PNG } from 'pngjs';

/** Half the side of the square around a pixel whose mean colour is compared. */
const reach = 2;
/** So much of 255 may a mean differ in red, green or blue: an edge that is smoothed otherwise differs in less. */
const mostByMean = 6;
/** So many pixels may nevertheless differ. */
const mostPixels = 8;

/**
 * Compares how much ink there is around each pixel. An edge that lies a part of a pixel elsewhere has as much of it; a line that is a
 * pixel wider, a dash or a letter that is missing, and another colour have not.
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

/** Sums of now minus before over all that is above and to the left, with a row and a column of zeros first. */
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

/** The picture, pale, with what is other in red. */
function marked({ data, width, height }, isOther) {
  const picture = new PNG({ width, height });
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const grey = 200 + (data[4 * pixel] + data[4 * pixel + 1] + data[4 * pixel + 2]) * (55 / 765);
    picture.data.set(isOther[pixel] === 1 ? [220, 0, 0, 255] : [grey, grey, grey, 255], 4 * pixel);
  }
  return picture;
}
