import { paint } from '../board/index.ts';
import type { Ink } from './forms/form.ts';

/** Red, green and blue from 0 to 1, in sRGB. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The current colours of the page. */
export interface Palette {
  rgb(ink: Ink): Rgb;
  /** The background of the board, as CSS. */
  ground(): string;
  /** Reads the colours again at once, for those who cannot wait until a change of theme is announced. */
  follow(): void;
  dispose(): void;
}

/**
 * Reads the colours of the page, because a canvas does not follow CSS. Each colour is applied to an invisible element
 * with a colour transition, whose events announce a change of theme.
 */
export function createPalette(layer: HTMLElement, changed: () => void): Palette {
  const known = new Map<string, { readonly probe: HTMLElement; rgb: Rgb }>();
  const pixel = createPixel(layer.ownerDocument);
  // In a transition, the colour would still be the old one.
  const read = (probe: HTMLElement) => {
    probe.style.setProperty('transition', 'none', 'important');
    const rgb = pixel(getComputedStyle(probe).color);
    probe.style.setProperty('transition', 'color 1ms', 'important');
    return rgb;
  };
  const follow = () => {
    for (const asked of known.values()) asked.rgb = read(asked.probe);
    changed();
  };
  layer.addEventListener('transitionend', follow);
  return {
    rgb(ink) {
      const css = ink === 'text' ? 'inherit' : paint(ink);
      const asked = known.get(css);
      if (asked) return asked.rgb;
      const probe = layer.ownerDocument.createElement('span');
      probe.style.cssText = `position:absolute;width:0;height:0;overflow:hidden;color:${css}`;
      layer.append(probe);
      const rgb = read(probe);
      known.set(css, { probe, rgb });
      return rgb;
    },
    ground: () => groundOf(layer),
    follow,
    dispose() {
      layer.removeEventListener('transitionend', follow);
      for (const { probe } of known.values()) probe.remove();
    },
  };
}

/** Resolves any CSS colour by painting a pixel with it. */
function createPixel(page: Document): (css: string) => Rgb {
  const canvas = page.createElement('canvas');
  canvas.width = canvas.height = 1;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return (css) => {
    if (pen === null) return [0.5, 0.5, 0.5];
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = css;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
    return [red / 255, green / 255, blue / 255];
  };
}

function groundOf(element: Element | null): string {
  for (let behind = element; behind !== null; behind = behind.parentElement) {
    const { backgroundColor } = getComputedStyle(behind);
    if (backgroundColor !== 'transparent' && !backgroundColor.endsWith(', 0)')) return backgroundColor;
  }
  return 'Canvas';
}
