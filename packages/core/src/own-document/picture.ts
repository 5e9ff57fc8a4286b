import { readXml, type XmlElement } from '../document/index.ts';
import { longestDocumentName, proposedName } from './document-name.ts';

/** The largest picture, in bytes. */
export const largestPicture = 5_000_000;

/** What all pictures of an owner may take up together, in bytes. */
export const largestPictures = 100_000_000;

/** The most pictures beside one document. */
export const mostPictures = 100;

/** The formats of pictures, by the ending of their names. */
export const pictureTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml; charset=utf-8',
} as const;

export type PictureType = keyof typeof pictureTypes;

/** A picture beside an own document. */
export interface OwnPicture {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** The format of a file by its first bytes, whatever its name says; undefined if it is no picture. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  const begin = String.fromCharCode(...bytes.subarray(0, 16));
  if (begin.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (begin.startsWith('\xff\xd8\xff')) return 'jpg';
  if (begin.startsWith('GIF87a') || begin.startsWith('GIF89a')) return 'gif';
  if (begin.startsWith('RIFF') && begin.slice(8, 12) === 'WEBP') return 'webp';
  if (begin.includes('\0')) return undefined;
  return /^(?:\xef\xbb\xbf)?\s*</.test(begin) ? 'svg' : undefined;
}

/** The elements of SVG that neither run nor load anything; whatever else there is, is refused. */
const plainElements: ReadonlySet<string> = new Set(
  (
    'svg g defs symbol use title desc metadata switch path rect circle ellipse line polyline polygon text tspan ' +
    'textPath marker linearGradient radialGradient stop pattern clipPath mask image style filter feBlend ' +
    'feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap ' +
    'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode ' +
    'feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence view'
  ).split(' '),
);

/**
 * What makes a drawing unsafe or unreadable, in a word: an element that can run or load something, an event attribute,
 * an address outside the file; undefined if there is nothing.
 */
export function svgObstacle(text: string): string | undefined {
  const read = readXml(text.replace(/^\ufeff/, ''));
  if (!read.ok) return read.failure.reason;
  const root = read.value.children.find((child) => typeof child !== 'string');
  return root?.tag === 'svg' ? obstacleIn(root, noPrefixes) : 'no svg element';
}

const noPrefixes: ReadonlySet<string> = new Set();

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Names of these mean nothing to a browser; XHTML and MathML have elements that do. */
const harmlessNamespaces = [
  'http://www.w3.org/1999/xlink',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  svgNamespace,
];

/** `prefixes` are those that mean SVG. Elements with others are what drawing programs keep for themselves. */
function obstacleIn({ tag, attributes, children }: XmlElement, prefixes: ReadonlySet<string>): string | undefined {
  const meaning = new Set(prefixes);
  for (const [name, value] of Object.entries(attributes)) {
    const prefix = /^xmlns(?::(.*))?$/.exec(name);
    if (prefix === null) continue;
    const isForeign = value.startsWith('http://www.w3.org/') && !harmlessNamespaces.includes(value);
    if (isForeign || (prefix[1] === undefined && value !== svgNamespace)) return `${name}="${value.slice(0, 60)}"`;
    if (prefix[1] !== undefined && value === svgNamespace) meaning.add(prefix[1]);
  }
  const [, prefix, local = tag] = /^([^:]*):(.*)$/.exec(tag) ?? [];
  if ((prefix === undefined || meaning.has(prefix)) && !plainElements.has(local)) return `<${tag}>`;
  for (const [name, value] of Object.entries(attributes)) {
    if (/^(?:[\w-]+:)?on/i.test(name)) return name;
    if (/^(?:[\w-]+:)?(?:href|src)$/i.test(name) && !isInside(value)) return `${name}="${value.slice(0, 60)}"`;
    const style = styleObstacle(value);
    if (style !== undefined) return style;
  }
  for (const child of children) {
    const isStyle = typeof child === 'string' && local === 'style';
    const obstacle =
      typeof child !== 'string' ? obstacleIn(child, meaning) : isStyle ? styleObstacle(child) : undefined;
    if (obstacle !== undefined) return obstacle;
  }
  return undefined;
}

/** A part of the same file, or a photograph in it. */
function isInside(address: string): boolean {
  return /^\s*(?:#|data:image\/(?:png|jpeg|gif|webp);base64,)/.test(address);
}

function styleObstacle(style: string): string | undefined {
  if (/@import|expression\s*\(|javascript:|\\/i.test(style)) return 'style';
  for (const [, address = ''] of style.matchAll(/url\s*\(\s*["']?([^)]*)/gi)) if (!isInside(address)) return 'url()';
  return undefined;
}

/** The name of a picture in the pool, from that of an uploaded file: only its letters and digits count. */
export function pictureName(file: string, type: PictureType): string {
  const base = file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1).replace(/\.[^.]*$/, '');
  return `${proposedName(base) || 'picture'}.${type}`;
}

/** Another name for a picture, if the first ones are taken: `curve-2.png`. */
export function freePictureName(name: string, taken: ReadonlySet<string>): string {
  const dot = name.lastIndexOf('.');
  for (let number = 2; taken.has(name); number += 1) {
    const ending = `-${String(number)}`;
    const candidate = name.slice(0, Math.min(dot, longestDocumentName - ending.length)) + ending + name.slice(dot);
    if (!taken.has(candidate)) return candidate;
  }
  return name;
}

/** The path of a picture beside a document. */
export function picturePath(document: string, name: string): string {
  return `${document}/${name}`;
}

/** The command that shows a picture; its words are still to be written. */
export function pictureCommand(document: string, name: string, words: string): string {
  return `\\image[alt={${words}}]{/${picturePath(document, name)}}`;
}
