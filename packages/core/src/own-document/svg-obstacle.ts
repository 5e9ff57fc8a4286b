import { readXml, type XmlElement } from '../document/index.ts';
import { burdenOf, lengthBurden } from './picture-burden.ts';

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
 * an address outside the file, or what takes a browser too much to draw; undefined if there is nothing.
 */
export function svgObstacle(text: string): string | undefined {
  const long = lengthBurden(text);
  if (long !== undefined) return long;
  const read = readXml(text.replace(/^\ufeff/, ''));
  if (!read.ok) return read.failure.reason;
  const root = read.value.children.find((child) => typeof child !== 'string');
  if (root === undefined || typeof root === 'string' || root.tag !== 'svg') return 'no svg element';
  return obstacleIn(root, noPrefixes) ?? burdenOf(root);
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
