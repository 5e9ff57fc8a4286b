/** Red, green and blue from 0 to 255. */
export type PixelColor = readonly [red: number, green: number, blue: number];

/** Where something is on a picture, in pixels from its upper left corner. */
export type Pixel = readonly [x: number, y: number];

/** What can be measured of a picture. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Puts what `paint` paints on a ground, and reads its pixels. */
export async function rasterOf(
  width: number,
  height: number,
  ground: string,
  paint: (pen: CanvasRenderingContext2D) => Promise<void>,
): Promise<Raster> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) throw new Error('This browser has no canvas');
  await paint(pen);
  // What was painted is kept, the ground comes below it.
  pen.globalCompositeOperation = 'destination-over';
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  return pen.getImageData(0, 0, width, height);
}

/** Paints a picture in SVG. */
export async function paintSvg(pen: CanvasRenderingContext2D, markup: string): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(markup)}`;
  await image.decode();
  pen.drawImage(image, 0, 0);
}

export function colorAt({ data, width }: Raster, [x, y]: Pixel): PixelColor {
  const at = 4 * (Math.floor(y) * width + Math.floor(x));
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

/** How far apart two colours are, in that of red, green and blue where they differ most. */
export function distance(one: PixelColor, other: PixelColor): number {
  return Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]), Math.abs(one[2] - other[2]));
}

/** How many pixels of ink there are along a row or column, edges in part, where all of it would be as far from the ground as `full`. */
export function inkAlong(raster: Raster, pixels: readonly Pixel[], ground: PixelColor, full: number): number {
  return pixels.reduce((sum, pixel) => sum + Math.min(1, distance(colorAt(raster, pixel), ground) / full), 0);
}

/** Where a row changes between ground and ink, by turns, to a part of a pixel: an edge lies where it is smoothed to half. */
export function edgesAlong(
  raster: Raster,
  pixels: readonly Pixel[],
  ground: PixelColor,
  full: number,
): readonly number[] {
  const ink = pixels.map((pixel) => Math.min(1, distance(colorAt(raster, pixel), ground) / full));
  return ink.flatMap((now, index) => {
    const before = ink[index - 1] ?? 0;
    return now >= 0.5 !== before >= 0.5 ? [index - 0.5 + (0.5 - before) / (now - before)] : [];
  });
}

/** The box around all ink in a part of a picture. */
export function inkBox(
  raster: Raster,
  [left, top, right, bottom]: readonly [number, number, number, number],
  ground: PixelColor,
): readonly [left: number, top: number, right: number, bottom: number] | undefined {
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      if (distance(colorAt(raster, [x, y]), ground) < 96) continue;
      xs.push(x);
      ys.push(y);
    }
  }
  return xs.length === 0 ? undefined : [Math.min(...xs), Math.min(...ys), Math.max(...xs) + 1, Math.max(...ys) + 1];
}

/** Half the side of the square around a pixel whose mean colour is compared. */
const reach = 2;

/**
 * Pixels around which two pictures have another mean colour by more than `most` of 255: an edge that is smoothed in another way does
 * not count, a line that is a pixel wider does. `margin` pixels at the edge are left out.
 */
export function differingPixels(one: Raster, other: Raster, most: number, margin = 3): readonly Pixel[] {
  const differing: Pixel[] = [];
  for (let y = margin; y < one.height - margin; y += 1) {
    for (let x = margin; x < one.width - margin; x += 1) {
      if (distance(meanAround(one, x, y), meanAround(other, x, y)) > most) differing.push([x, y]);
    }
  }
  return differing;
}

function meanAround(raster: Raster, x: number, y: number): PixelColor {
  const sum: [number, number, number] = [0, 0, 0];
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      const own = colorAt(raster, [x + dx, y + dy]);
      for (const channel of [0, 1, 2] as const) sum[channel] += own[channel];
    }
  }
  const count = (2 * reach + 1) ** 2;
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}
