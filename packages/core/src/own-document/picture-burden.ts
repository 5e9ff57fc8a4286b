import type { XmlElement } from '../document/index.ts';
import { pixelsIn } from './pixels-in.ts';

/** The longest side and the most pixels of a photograph: larger than those of any telephone, small enough to decode. */
const mostPixels = { side: 16_384, area: 64_000_000 };

/** Says how large a photograph is if decoding it would take gigabytes; undefined if it may be shown. */
export function vastness(bytes: Uint8Array): string | undefined {
  const { width, height } = pixelsIn(bytes) ?? { width: 0, height: 0 };
  const isVast = Math.max(width, height) > mostPixels.side || width * height > mostPixels.area;
  return isVast ? `${width} × ${height}` : undefined;
}

/** The most elements that a drawing has when everything is drawn that it refers to. */
const mostDrawn = 100_000;

/**
 * What makes a drawing too costly to draw: elements that refer to others so often that they become too many, or to
 * themselves; filters over huge regions; a vast photograph inside. Undefined if there is nothing.
 */
export function burdenOf(root: XmlElement): string | undefined {
  const byId = new Map<string, XmlElement>();
  collect(root, byId);
  const counts = new Map<XmlElement, number>();
  const count = (element: XmlElement): number => {
    const known = counts.get(element);
    if (known !== undefined) return known;
    // Whoever leads back to itself finds this.
    counts.set(element, Infinity);
    let all = 1;
    for (const child of element.children) if (typeof child !== 'string') all += count(child);
    for (const target of targetsOf(element)) {
      const drawn = byId.get(target);
      if (drawn !== undefined) all += count(drawn);
    }
    counts.set(element, all);
    return all;
  };
  const drawn = count(root);
  if (drawn > mostDrawn) return `${Number.isFinite(drawn) ? String(drawn) : '∞'} elements`;
  return burdenIn(root);
}

function collect(element: XmlElement, byId: Map<string, XmlElement>): void {
  const { id } = element.attributes;
  if (id !== undefined && !byId.has(id)) byId.set(id, element);
  for (const child of element.children) if (typeof child !== 'string') collect(child, byId);
}

/** The ids of what is drawn again with an element: by `use`, as its filling, its marker, its mask. */
function targetsOf({ tag, attributes }: XmlElement): readonly string[] {
  const isText = /(?:^|:)(?:textPath|linearGradient|radialGradient)$/.test(tag);
  return Object.entries(attributes).flatMap(([name, value]) => {
    const address = /^(?:[\w-]+:)?href$/.test(name) && !isText ? /^\s*#(.*?)\s*$/.exec(value)?.[1] : undefined;
    const inside = [...value.matchAll(/url\(\s*["']?#([^)"']*)/g)].map(([, id = '']) => id);
    return address === undefined ? inside : [address, ...inside];
  });
}

/** The largest numbers in filters: of regions in user units and as multiples of what is drawn, and of their effects. */
const largest = { units: 4096, multiples: 10, effect: 256, octaves: 8 };

function burdenIn({ tag, attributes, children }: XmlElement): string | undefined {
  const local = tag.slice(tag.indexOf(':') + 1);
  const isFilter = local === 'filter' || local.startsWith('fe');
  const inUnits = attributes['filterUnits'] === 'userSpaceOnUse' || local.startsWith('fe');
  for (const [name, value] of Object.entries(attributes)) {
    const numbers = [...value.matchAll(/([-+]?[\d.]+(?:e[-+]?\d+)?)(%?)/gi)].map(([, number, percent]) =>
      Math.abs(Number(number) / (percent === '%' ? 100 : 1)),
    );
    const most = isFilter ? mostOf(name, inUnits) : undefined;
    if (most !== undefined && numbers.some((number) => number > most))
      return `${local} ${name}="${value.slice(0, 40)}"`;
    if (/(?:^|:)href$/.test(name)) {
      const photograph = /^\s*data:image\/[a-z]+;base64,(.*)$/s.exec(value)?.[1];
      const vast = photograph === undefined ? undefined : vastness(decoded(photograph));
      if (vast !== undefined) return vast;
    }
    if (isCostlyStyle(value)) return 'filter';
  }
  for (const child of children) {
    if (typeof child === 'string') {
      if (local === 'style' && isCostlyStyle(child)) return 'filter';
      continue;
    }
    const burden = burdenIn(child);
    if (burden !== undefined) return burden;
  }
  return undefined;
}

function mostOf(attribute: string, inUnits: boolean): number | undefined {
  switch (attribute) {
    case 'x':
    case 'y':
    case 'width':
    case 'height':
      return inUnits ? largest.units : largest.multiples;
    case 'stdDeviation':
    case 'radius':
    case 'dx':
    case 'dy':
    case 'scale':
      return largest.effect;
    case 'numOctaves':
    case 'order':
      return largest.octaves;
    default:
      return undefined;
  }
}

function isCostlyStyle(style: string): boolean {
  return [...style.matchAll(/(?:blur|drop-shadow)\(([^)]*)\)/gi)].some(([, lengths = '']) =>
    [...lengths.matchAll(/[\d.]+(?:e\d+)?/gi)].some(([number]) => Number(number) > largest.effect),
  );
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The bytes of a text in base64. */
function decoded(text: string): Uint8Array {
  const bytes: number[] = [];
  let [held, bits] = [0, 0];
  for (const sign of text) {
    const digit = digits.indexOf(sign);
    if (digit < 0) continue;
    held = ((held << 6) | digit) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 255);
  }
  return Uint8Array.from(bytes);
}
