/** Red, green and blue from 0 to 255. */
export type PixelColor = readonly [red: number, green: number, blue: number];

/** A position on a picture, in pixels from its top left. */
export type Pixel = readonly [x: number, y: number];

/** What can be measured in a picture. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Paints on a background and reads the pixels. */
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
  // Keeps what was painted and puts the background below it.
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

/** The distance of two colours: the maximum over red, green and blue. */
export function distance(one: PixelColor, other: PixelColor): number {
  return Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]), Math.abs(one[2] - other[2]));
}

/**
 * The number of ink pixels along a row or column, counting edges fractionally; `full` is the distance of full ink from
 * the background.
 */
export function inkAlong(raster: Raster, pixels: readonly Pixel[], ground: PixelColor, full: number): number {
  return pixels.reduce((sum, pixel) => sum + Math.min(1, distance(colorAt(raster, pixel), ground) / full), 0);
}

/**
 * The transitions between background and ink in a row, with subpixel precision: an edge is where antialiasing reaches
 * one half.
 */
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

/** The bounding box of all ink in a part of a picture. */
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
 * Pixels around which the mean colours of two pictures differ by more than `most` of 255: an edge that is antialiased
 * differently does not count, a line that is a pixel wider does. `margin` pixels at the edge are ignored.
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
