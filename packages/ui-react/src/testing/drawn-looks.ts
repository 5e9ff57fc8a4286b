import pixelmatch from 'pixelmatch';

const shapes = 'ellipse, circle, line, path, rect, polygon';

/** The looks of everything visible in a picture: one line of text per line or area, sorted alphabetically. */
export function looksIn(picture: SVGSVGElement): readonly string[] {
  return [...picture.querySelectorAll(shapes)].filter(isDrawn).flatMap(looksOf).sort();
}

function isDrawn(shape: Element): boolean {
  const { visibility, display } = getComputedStyle(shape);
  return visibility === 'visible' && display !== 'none' && shape.getAttribute('d') !== '' && !shape.closest('defs');
}

function looksOf(shape: Element): readonly string[] {
  const { stroke, strokeWidth, strokeDasharray, strokeOpacity, strokeLinecap, fill, fillOpacity } =
    getComputedStyle(shape);
  const [width, ink, fillInk] = [Number.parseFloat(strokeWidth), Number(strokeOpacity), Number(fillOpacity)];
  return [
    ...(stroke !== 'none' && width > 0 && ink > 0
      ? [`line ${stroke} width ${width} dash ${strokeDasharray} opacity ${tidy(ink)} ends ${strokeLinecap}`]
      : []),
    ...(fill !== 'none' && fillInk > 0 ? [`area ${fill} opacity ${tidy(fillInk)}`] : []),
  ];
}

function tidy(share: number): number {
  return Math.round(share * 1000) / 1000;
}

/** The fraction of pixels in which two pictures of the same size differ, ignoring antialiased edges and all text. */
export async function differenceOf(one: SVGSVGElement, other: SVGSVGElement): Promise<number> {
  const { width, height } = one.viewBox.baseVal;
  const [before, after] = await Promise.all([pixelsOf(one, width, height), pixelsOf(other, width, height)]);
  return pixelmatch(before, after, undefined, width, height, { threshold: 0.1 }) / (width * height);
}

async function pixelsOf(picture: SVGSVGElement, width: number, height: number): Promise<Uint8ClampedArray> {
  const copy = picture.ownerDocument.importNode(picture, true);
  for (const text of copy.querySelectorAll('text, foreignObject')) text.remove();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) throw new Error('This browser has no canvas');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(image, 0, 0, width, height);
  return pen.getImageData(0, 0, width, height).data;
}
