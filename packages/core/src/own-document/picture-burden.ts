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

/** The most elements of a file: more take a reader of it too long. */
const mostWritten = 50_000;

/** Whether a drawing is refused by its length alone, before it is read. */
export function lengthBurden(text: string): string | undefined {
  let written = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) if (text[at + 1] !== '/') written += 1;
  return written > mostWritten ? `${String(written)} elements` : undefined;
}

/**
 * What makes a drawing too costly to draw: elements that refer to others so often that they become too many, or to
 * themselves; filters of many steps or over huge regions; a vast photograph inside. Undefined if there is nothing.
 */
export function burdenOf(root: XmlElement): string | undefined {
  const drawing = readDrawing(root);
  if (typeof drawing === 'string') return drawing;
  const counts = new Map<XmlElement, number>();
  const ofIds = (ids: Iterable<string>): number => {
    let all = 0;
    for (const id of ids) {
      const drawn = drawing.byId.get(id);
      if (drawn !== undefined) all += count(drawn);
    }
    return all;
  };
  const count = (element: XmlElement): number => {
    const known = counts.get(element);
    if (known !== undefined) return known;
    // Whoever leads back to itself finds this.
    counts.set(element, Infinity);
    let all = weightOf(element) + weights.step * (drawing.effects.get(element) ?? 0);
    for (const child of element.children) if (typeof child !== 'string') all += count(child);
    all += ofIds(drawing.targets.get(element) ?? []);
    const marks = marksOn(element, drawing);
    const markers = marks === 0 ? 0 : ofIds(drawing.markers.get(element) ?? []);
    // An infinite number of nothing is nothing.
    if (markers > 0) all += marks * markers;
    counts.set(element, all);
    return all;
  };
  const drawn = count(root);
  if (drawn > mostDrawn) return `${Number.isFinite(drawn) ? String(drawn) : '∞'} elements`;
  return burdenIn(root);
}

/** As many plain elements take as long to draw: a step of a filter goes over all pixels, noise once for each octave. */
const weights = { step: 100, octave: 1000 };

function weightOf(element: XmlElement): number {
  const local = localOf(element);
  if (local === 'feTurbulence') return weights.octave * Math.max(1, Number(element.attributes['numOctaves'] ?? 1) || 1);
  return local.startsWith('fe') ? weights.step : 1;
}

function localOf({ tag }: XmlElement): string {
  return tag.slice(tag.indexOf(':') + 1);
}

const shapes: ReadonlySet<string> = new Set(['path', 'line', 'polyline', 'polygon']);

/** How often a marker may be drawn on an element: at each corner, and there are not more than numbers. */
function marksOn(element: XmlElement, drawing: Drawing): number {
  const local = localOf(element);
  // What is used takes the markers over from where it is used.
  if (local === 'use')
    return (drawing.targets.get(element) ?? []).reduce((all, id) => all + marksUnder(id, drawing), 0);
  if (!shapes.has(local)) return 0;
  const { d = '', points = '' } = element.attributes;
  return 2 + [...`${d} ${points}`.matchAll(/\d*\.?\d+/g)].length;
}

function marksUnder(id: string, drawing: Drawing): number {
  const known = drawing.marks.get(id);
  if (known !== undefined) return known;
  drawing.marks.set(id, Infinity);
  const under = (element: XmlElement): number =>
    marksOn(element, drawing) +
    element.children.reduce((all, child) => (typeof child === 'string' ? all : all + under(child)), 0);
  const element = drawing.byId.get(id);
  const marks = element === undefined ? 0 : under(element);
  drawing.marks.set(id, marks);
  return marks;
}

/** What each element of a drawing refers to, by ids. */
interface Drawing {
  readonly byId: ReadonlyMap<string, XmlElement>;
  /** An id is there as often as it is drawn. */
  readonly targets: ReadonlyMap<XmlElement, readonly string[]>;
  /** Those of an element hold for everything inside it. */
  readonly markers: ReadonlyMap<XmlElement, ReadonlySet<string>>;
  /** How many effects of styles, which are like steps of a filter. */
  readonly effects: ReadonlyMap<XmlElement, number>;
  /** How many markers may be drawn on what has an id, as far as that is known. */
  readonly marks: Map<string, number>;
}

/** So many rules of style sheets are looked at for all elements together: more take too long. */
const mostLooks = 2_000_000;

/** What refers to what; or what is too much to be looked at. */
function readDrawing(root: XmlElement): Drawing | string {
  const byId = new Map<string, XmlElement>();
  const rules: StyleRule[] = [];
  const elements = collect(root, byId, rules);
  const looks = elements * rules.reduce((all, { selectors }) => all + selectors.length, 0);
  if (looks > mostLooks) return `${String(rules.length)} rules`;
  const targets = new Map<XmlElement, readonly string[]>();
  const markers = new Map<XmlElement, ReadonlySet<string>>();
  const effects = new Map<XmlElement, number>();
  const isMarker = (id: string) => {
    const element = byId.get(id);
    return element !== undefined && localOf(element) === 'marker';
  };
  const walk = (element: XmlElement, inherited: ReadonlySet<string>): void => {
    const classes = new Set(element.attributes['class']?.split(/\s+/));
    const ofRules = rules.filter((rule) => concerns(rule, element, classes));
    const referred = [...targetsOf(element), ...ofRules.flatMap(({ ids }) => ids)];
    const own = new Set([...inherited, ...referred.filter(isMarker)]);
    targets.set(
      element,
      referred.filter((id) => !isMarker(id)),
    );
    if (own.size > 0) markers.set(element, own);
    const styles = Object.values(element.attributes).map(effectsIn);
    effects.set(
      element,
      [...styles, ...ofRules.map((rule) => rule.effects)].reduce((all, each) => all + each, 0),
    );
    // What is inside a marker is drawn by itself.
    const passed = localOf(element) === 'marker' ? nothing : own;
    for (const child of element.children) if (typeof child !== 'string') walk(child, passed);
  };
  walk(root, nothing);
  return { byId, targets, markers, effects, marks: new Map() };
}

const nothing: ReadonlySet<string> = new Set();

/** Answers how many elements there are. */
function collect(element: XmlElement, byId: Map<string, XmlElement>, rules: StyleRule[]): number {
  const { id } = element.attributes;
  if (id !== undefined && !byId.has(id)) byId.set(id, element);
  const isSheet = localOf(element) === 'style';
  let elements = 1;
  for (const child of element.children) {
    if (typeof child !== 'string') elements += collect(child, byId, rules);
    else if (isSheet) for (const rule of rulesIn(child)) rules.push(rule);
  }
  return elements;
}

/** A rule of a style sheet that refers to parts of the drawing or has effects, and what it is about. */
interface StyleRule {
  readonly ids: readonly string[];
  readonly effects: number;
  readonly selectors: readonly { readonly tag?: string; readonly id?: string; readonly classes: readonly string[] }[];
}

function rulesIn(sheet: string): readonly StyleRule[] {
  return sheet.split('}').flatMap((rule) => {
    const [declarations = '', selector = ''] = rule.split('{').reverse();
    const [ids, effects] = [addressesIn(declarations), effectsIn(declarations)];
    if (ids.length === 0 && effects === 0) return [];
    return [{ ids, effects, selectors: selector.split(',').map(lastOf) }];
  });
}

/**
 * What the last part of a selector names. What it says besides only leaves out more, and counts for nothing; a moment of an
 * animation may be about everything.
 */
function lastOf(selector: string): StyleRule['selectors'][number] {
  const last =
    selector
      .trim()
      .split(/[\s>+~]/)
      .at(-1) ?? '';
  if (/^(?:from|to|[\d.]+%)$/i.test(last)) return { classes: [] };
  const plain = last.replace(/[[:].*$/s, '');
  const [tag, id] = [/^[\w-]+/.exec(plain)?.[0], /#([\w-]+)/.exec(plain)?.[1]];
  const classes = [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
  return { classes, ...(tag !== undefined && { tag }), ...(id !== undefined && { id }) };
}

function concerns({ selectors }: StyleRule, element: XmlElement, own: ReadonlySet<string>): boolean {
  const { id } = element.attributes;
  return selectors.some(
    (of) =>
      (of.tag === undefined || of.tag === localOf(element)) &&
      (of.id === undefined || of.id === id) &&
      of.classes.every((name) => own.has(name)),
  );
}

/** The ids of what is drawn again with an element: by `use`, as its filling, its marker, its mask. */
function targetsOf(element: XmlElement): readonly string[] {
  const isText = /^(?:textPath|linearGradient|radialGradient)$/.test(localOf(element));
  return Object.entries(element.attributes).flatMap(([name, value]) => {
    const address = /^(?:[\w-]+:)?href$/.test(name) && !isText ? /^\s*#(.*?)\s*$/.exec(value)?.[1] : undefined;
    const inside = addressesIn(value);
    return address === undefined ? inside : [address, ...inside];
  });
}

function addressesIn(style: string): readonly string[] {
  return [...style.matchAll(/url\(\s*(?:["']\s*)?#([^)"']*)/gi)].map(([, id = '']) => id.trim());
}

/** How many effects a style applies one after the other. */
function effectsIn(style: string): number {
  return [...style.matchAll(/(?:blur|drop-shadow)\(/gi)].length;
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
