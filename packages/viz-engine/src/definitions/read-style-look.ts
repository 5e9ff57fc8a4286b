import { nearestName } from '@lemma/core/expression';
import { readNumber, type SourceText } from '@lemma/core/source';
import { meantColor, parseColor, type Color, type Face, type Look } from '../board/index.ts';
import type { ReasonCode } from '../elements/index.ts';
import { keyName, type StyleEntry } from './read-style.ts';

/** Reports why a part of a look is ignored, with data for the message. */
export type Refuse = (source: SourceText, reason: ReasonCode, data?: Readonly<Record<string, string | number>>) => void;

/** The look defined by a style. Its keys are those of JSXGraph, which authors know; as there, case does not matter. */
export function styled(style: readonly StyleEntry[], refuse: Refuse): Partial<Look> {
  return style.reduce<Partial<Look>>((look, entry) => ({ ...look, ...readEntry(entry, refuse) }), {});
}

function readEntry(entry: StyleEntry, refuse: Refuse): Partial<Look> {
  const name = keyName(entry);
  const known = keyNames.find((candidate) => candidate.toLowerCase() === name.toLowerCase());
  if (known === undefined) {
    refuseKey(entry.key, name, refuse);
    return {};
  }
  const meaning = styleKeys[known];
  switch (meaning.kind) {
    case 'number': {
      const number = typeof entry.value === 'string' ? readNumber(entry.value) : entry.value;
      const { least, most } = meaning;
      if (typeof number === 'number' && number >= least && number <= most) return meaning.look(number);
      refuse(entry.source, 'notBetween', { least, most });
      return {};
    }
    case 'color': {
      const color = parseColor(String(entry.value));
      if (color !== undefined) return meaning.look(color);
      refuse(entry.source, 'unknownColor', colorData(String(entry.value)));
      return {};
    }
    case 'face': {
      const face = faces[String(entry.value)];
      if (face !== undefined) return { face };
      refuse(entry.source, 'notAFace');
      return {};
    }
  }
}

/** The data of a finding about an unknown colour. */
export function colorData(text: string): Readonly<Record<string, string>> {
  const meant = meantColor(text);
  return meant === undefined ? {} : { suggestion: meant };
}

/** Whether a word is a key of styles. */
export function isStyleKey(word: string): boolean {
  return keyNames.some((name) => name.toLowerCase() === word.toLowerCase());
}

/** Reports a key: for one of JSXGraph its counterpart here, otherwise the one it may have been meant to be. */
function refuseKey(source: SourceText, name: string, refuse: Refuse): void {
  const elsewhere = Object.entries(saidElsewhere).find(([key]) => key.toLowerCase() === name.toLowerCase());
  const suggestion = nearestName(name, keyNames);
  if (elsewhere !== undefined) refuse(source, 'styleElsewhere', { write: elsewhere[1] });
  else {
    const known = keyNames.join(', ');
    refuse(source, 'unknownStyle', { known, ...(suggestion !== undefined && { suggestion }) });
  }
}

type Meaning =
  | {
      readonly kind: 'number';
      readonly least: number;
      readonly most: number;
      readonly look: (value: number) => Partial<Look>;
    }
  | { readonly kind: 'color'; readonly look: (color: Color) => Partial<Look> }
  | { readonly kind: 'face' };

const styleKeys = {
  strokeWidth: numberKey(0, 50, (strokeWidth) => ({ strokeWidth })),
  size: numberKey(0, 50, (size) => ({ size })),
  dash: numberKey(0, 7, (dash) => ({ dash: Math.round(dash) })),
  stepsU: numberKey(2, 400, (steps) => ({ stepsU: Math.round(steps) })),
  stepsV: numberKey(2, 400, (steps) => ({ stepsV: Math.round(steps) })),
  opacity: numberKey(0, 1, (opacity) => ({ opacity })),
  strokeOpacity: numberKey(0, 1, (opacity) => ({ opacity })),
  fillOpacity: numberKey(0, 1, (fillOpacity) => ({ fillOpacity })),
  strokeColor: { kind: 'color', look: (color) => ({ color }) },
  fillColor: { kind: 'color', look: (color) => ({ fill: color }) },
  color: { kind: 'color', look: (color) => ({ color }) },
  face: { kind: 'face' },
} as const satisfies Readonly<Record<string, Meaning>>;

const keyNames = keysOf(styleKeys);

/** JSXGraph attributes that have a command here, and what to write. */
const saidElsewhere: Readonly<Record<string, string>> = {
  name: '\\label{P}{$P$}',
  withLabel: '\\label{P}{$P$}',
  label: '\\label{P}{$P$}',
  caption: '\\label{P}{$P$}',
  visible: '\\transparency{P}{1}',
  fixed: '\\point[editable]{P}{1, 2}',
  draggable: '\\point[editable]{P}{1, 2}',
  trace: '\\trace{P}',
  snapToGrid: '\\snapToGrid',
  snapWidth: '\\stepsize{a}{0.5}',
  lastArrow: '\\affine{v}{P, Q}',
  firstArrow: '\\affine{v}{P, Q}',
  straightFirst: '\\segment{s}{P, Q}',
  straightLast: '\\segment{s}{P, Q}',
  grid: '\\showGrid',
  axis: '\\coordinateSystem',
};

/** The marks of points, by their own names and those of JSXGraph. */
const faces: Readonly<Record<string, Face>> = {
  o: 'o',
  circle: 'o',
  '[]': '[]',
  square: '[]',
  '+': '+',
  plus: '+',
  '<>': '<>',
  diamond: '<>',
  x: 'x',
  cross: 'x',
};

function numberKey(least: number, most: number, look: (value: number) => Partial<Look>) {
  return { kind: 'number', least, most, look } as const;
}

function keysOf<Key extends string>(record: Readonly<Record<Key, Meaning>>): readonly Key[] {
  const keys: Key[] = [];
  for (const key in record) keys.push(key);
  return keys;
}
