import type { PixelSize } from '../document/index.ts';

/**
 * The size of an image, read from the beginning of its file: PNG, JPEG, GIF, WebP or SVG; undefined if it is not stated
 * there.
 */
export function pixelsIn(bytes: Uint8Array): PixelSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const name = latin(bytes, 0, 16);
  try {
    if (name.startsWith('\x89PNG')) return size(view.getUint32(16), view.getUint32(20));
    if (name.startsWith('GIF8')) return size(view.getUint16(6, true), view.getUint16(8, true));
    if (name.startsWith('\xff\xd8')) return inJpeg(view);
    if (name.startsWith('RIFF') && name.slice(8, 12) === 'WEBP') return inWebp(view, name.slice(12));
  } catch (error) {
    // The file ends before the size.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  return inSvg(latin(bytes, 0, 4096));
}

/** Skips the segments of a photograph up to its frame header; the other markers between C0 and CF are tables. */
function inJpeg(view: DataView): PixelSize | undefined {
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return size(view.getUint16(at + 7), view.getUint16(at + 5));
  }
  return undefined;
}

function inWebp(view: DataView, chunk: string): PixelSize | undefined {
  switch (chunk) {
    case 'VP8 ':
      return size(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return size((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
    }
    case 'VP8X':
      return size((view.getUint32(23, true) >>> 8) + 1, (view.getUint32(26, true) >>> 8) + 1);
    default:
      return undefined;
  }
}

function inSvg(text: string): PixelSize | undefined {
  const [root] = /<svg\b[^>]*>/.exec(text) ?? [];
  if (root === undefined) return undefined;
  const length = (name: string) =>
    Number(new RegExp(`\\s${name}\\s*=\\s*["']\\s*(\\d+(?:\\.\\d+)?)(?:px)?\\s*["']`).exec(root)?.[1]);
  const [, , boxWidth, boxHeight] = (/\sviewBox\s*=\s*["']([^"']*)["']/.exec(root)?.[1] ?? '').trim().split(/[\s,]+/);
  return size(length('width'), length('height')) ?? size(Number(boxWidth), Number(boxHeight));
}

function size(width: number, height: number): PixelSize | undefined {
  return width > 0 && height > 0 ? { width, height } : undefined;
}

function latin(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
