import { figureAttributeNames } from '@lemma/core/document';
import type { SourceText } from '@lemma/core/source';
import type { VariableDefinition } from '@lemma/core/variables';
import { parseColor, type Color, type Look } from '../board/index.ts';
import type { AttributeName, ElementType, ReasonCode } from '../elements/index.ts';
import { finding, type Report } from './finding.ts';
import { plainWords } from './plain-words.ts';
import { styled } from './read-style-look.ts';
import { readStyle } from './read-style.ts';

/** Stroke width 2, points of size 3, and 4 where they can be taken (specification 002 §9). */
const plain: Look = { color: { kind: 'named', name: 'blue' }, strokeWidth: 2, size: 3, opacity: 1, dash: 0, face: 'o' };
const movable: Look = { ...plain, color: { kind: 'named', name: 'orange' }, size: 4 };

/** Reads the attributes that say how a variable looks; reports those it does not have and those that make no sense. */
export function readLook(
  definition: VariableDefinition,
  type: ElementType,
  isMovable: boolean,
  report: Report,
  style?: SourceText,
): Look {
  const { name, attributes } = definition;
  const refuse = (attribute: string, source: SourceText, reason: ReasonCode) =>
    report(finding('BAD_ATTRIBUTE', source.span, { name, attribute, reason, type: type.type, text: source.text }));
  let look: Look = { ...(isMovable ? movable : plain), ...type.look };
  if (style !== undefined) {
    look = { ...look, ...readStyleText(style, (reason) => refuse('style', style, reason), report, name) };
  }
  for (const [attribute, source] of Object.entries(attributes)) {
    const known = figureAttributeNames.find((candidate) => candidate === attribute);
    if (known === undefined || !type.attributes.includes(known)) refuse(attribute, source, 'unsupportedAttribute');
    else {
      const read = readAttribute(known, source, (reason) => refuse(attribute, source, reason), report, name);
      look = { ...look, ...read };
    }
  }
  return withPlacedLabel(look, attributes);
}

function readAttribute(
  attribute: AttributeName,
  source: SourceText,
  refuse: (reason: ReasonCode) => void,
  report: Report,
  name: string,
): Partial<Look> {
  const { text } = source;
  switch (attribute) {
    case 'color':
      return readColor(text, refuse);
    case 'label':
      return { label: plainWords(text) };
    case 'transparency':
      return readOpacity(text, refuse);
    case 'style':
      return readStyleText(source, refuse, report, name);
    case 'textPosition':
      if (!Object.hasOwn(positions, text.trim())) refuse('notAPosition');
      return {};
    case 'offset':
      if (offsetIn(text) === undefined) refuse('notAnOffset');
      return {};
    case 'trace':
      return readTrace(text, refuse);
    case 'traceDuration': {
      const seconds = Number(text);
      if (text.trim() !== '' && seconds > 0) return { trace: { seconds } };
      refuse('notANumber');
      return {};
    }
    case 'pointRepresentationType': {
      const representation = representations.find((candidate) => candidate === text.trim());
      if (representation === undefined) refuse('notARepresentation');
      return representation === undefined ? {} : { representation };
    }
    // Read by others, because they may be expressions or are no matter of looks.
    case 'conditionalColoring':
    case 'stepsize':
    case 'limits':
    case 'width':
    case 'position':
    case 'displayValue':
    case 'field':
    case 'answer':
      return {};
  }
}

const representations = ['pcolumn', 'bcolumn', 'prow', 'brow'] as const;

/** Where a label stands from its element, by words: pixels to the right and up. */
const positions: Readonly<Record<string, readonly [right: number, up: number]>> = {
  above: [0, 14],
  below: [0, -14],
  left: [-14, 0],
  right: [14, 0],
  'above left': [-12, 12],
  'above right': [12, 12],
  'below left': [-12, -12],
  'below right': [12, -12],
  center: [0, 0],
};

/** The offset is counted from the position, where both are given. */
function withPlacedLabel(look: Look, { textPosition, offset }: VariableDefinition['attributes']): Look {
  const position = textPosition && positions[textPosition.text.trim()];
  const [right, up] = (offset && offsetIn(offset.text)) ?? [0, 0];
  if (position === undefined && offset === undefined) return look;
  const [startRight, startUp] = position ?? [0, 0];
  return { ...look, labelOffset: [startRight + right, startUp + up] };
}

/** `10, -5`: pixels to the right and up. */
function offsetIn(text: string): readonly [right: number, up: number] | undefined {
  const [right = NaN, up = NaN, ...rest] = text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  return Number.isFinite(right) && Number.isFinite(up) && rest.length === 0 ? [right, up] : undefined;
}

function readTrace(text: string, refuse: (reason: ReasonCode) => void): Partial<Look> {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === 'true') return { trace: {} };
  if (trimmed !== 'false') refuse('notATruth');
  return {};
}

function readColor(text: string, refuse: (reason: ReasonCode) => void): { readonly color?: Color } {
  const color = parseColor(text);
  if (color !== undefined) return { color };
  refuse('unknownColor');
  return {};
}

function readOpacity(text: string, refuse: (reason: ReasonCode) => void): { readonly opacity?: number } {
  const transparency = Number(text);
  if (text.trim() !== '' && transparency >= 0 && transparency <= 1) return { opacity: 1 - transparency };
  refuse('notBetween0And1');
  return {};
}

function readStyleText(
  source: SourceText,
  refuse: (reason: ReasonCode) => void,
  report: Report,
  name: string,
): Partial<Look> {
  const style = readStyle(source.text);
  if (style !== undefined) return styled(style, refuse);
  report(finding('STRING_NOT_AN_OBJECT', source.span, { name, text: source.text }));
  return {};
}
