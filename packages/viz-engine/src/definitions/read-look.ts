import { figureAttributeNames } from '@lemma/core/document';
import { readNumber, type SourceText } from '@lemma/core/source';
import type { VariableDefinition } from '@lemma/core/variables';
import { parseColor, type Color, type Look } from '../board/index.ts';
import type { AttributeName, ElementType } from '../elements/index.ts';
import { warning, type FigureReport } from './finding.ts';
import { colorData, styled, type Refuse } from './read-style-look.ts';
import { meantStyle, readStyle } from './read-style.ts';

/** Stroke width 2, points of size 3, or 4 if they can be dragged (specification 002 §9). */
const plain: Look = { color: { kind: 'named', name: 'blue' }, strokeWidth: 2, size: 3, opacity: 1, dash: 0, face: 'o' };
const movable: Look = { ...plain, color: { kind: 'named', name: 'orange' }, size: 4 };

/** Whether a colour is the default one. */
export function isUsualColor(color: Color): boolean {
  return color === plain.color || color === movable.color;
}

/**
 * Reads the attributes that determine a variable's look. Unsupported and invalid ones are reported and ignored: it is
 * still drawn.
 */
export function readLook(
  definition: VariableDefinition,
  type: ElementType,
  isMovable: boolean,
  report: FigureReport,
  style?: SourceText,
): Look {
  const { name, attributes } = definition;
  const refuseIn =
    (attribute: string): Refuse =>
    (source, reason, data = {}) => {
      const about = { name, attribute, reason, type: type.type, text: source.text, ...data };
      const found = warning('BAD_ATTRIBUTE', source.span, about);
      const { suggestion } = data;
      report(suggestion === undefined ? found : { ...found, fix: { span: source.span, text: String(suggestion) } });
    };
  let look: Look = { ...(isMovable ? movable : plain), ...type.look };
  if (style !== undefined) look = { ...look, ...readStyleText(style, refuseIn('style'), report, name) };
  for (const [attribute, source] of Object.entries(attributes)) {
    const refuse = refuseIn(attribute);
    const known = figureAttributeNames.find((candidate) => candidate === attribute);
    if (known === undefined || !type.attributes.includes(known)) {
      refuse(source, 'unsupportedAttribute', { known: type.attributes.map((each) => `\\${each}`).join(', ') });
    } else look = { ...look, ...readAttribute(known, source, refuse, report, name) };
  }
  return withPlacedLabel(type.role === 'point' ? open(look) : look, attributes);
}

/** A point that is filled with white is open: it shows what is behind the board, also on a dark page. */
function open(look: Look): Look {
  const { fill } = look;
  const isOpen = fill?.kind === 'named' && fill.name === 'white';
  return isOpen ? { ...look, fill: { kind: 'named', name: 'background' } } : look;
}

function readAttribute(
  attribute: AttributeName,
  source: SourceText,
  refuse: Refuse,
  report: FigureReport,
  name: string,
): Partial<Look> {
  const { text } = source;
  switch (attribute) {
    case 'color':
      return readColor(source, refuse);
    case 'label':
      return { label: text.trim() };
    case 'transparency':
      return readOpacity(source, refuse);
    case 'style':
      return readStyleText(source, refuse, report, name);
    case 'textPosition':
      if (!Object.hasOwn(positions, text.trim())) refuse(source, 'notAPosition', { known: positionNames });
      return {};
    case 'offset':
      if (offsetIn(text) === undefined) refuse(source, 'notAnOffset');
      return {};
    case 'trace':
      return readTrace(source, refuse);
    case 'traceDuration': {
      const seconds = readNumber(text) ?? NaN;
      if (seconds > 0) return { trace: { seconds } };
      refuse(source, 'notSeconds');
      return {};
    }
    case 'pointRepresentationType': {
      const representation = representations.find((candidate) => candidate === text.trim());
      if (representation === undefined) refuse(source, 'notARepresentation');
      return representation === undefined ? {} : { representation };
    }
    // Read elsewhere, because they may be expressions or do not concern the look.
    case 'conditionalColoring':
    case 'stepsize':
    case 'limits':
    case 'width':
    case 'position':
    case 'positioning':
    case 'displayValue':
    case 'field':
    case 'answer':
      return {};
  }
}

const representations = ['pcolumn', 'bcolumn', 'column', 'prow', 'brow', 'row'] as const;

/** Named label positions: pixels to the right and up. */
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

const positionNames = Object.keys(positions).join(', ');

/** If both are given, the offset is relative to the position. */
function withPlacedLabel(look: Look, { textPosition, offset }: VariableDefinition['attributes']): Look {
  const position = textPosition && positions[textPosition.text.trim()];
  const [right, up] = (offset && offsetIn(offset.text)) ?? [0, 0];
  if (position === undefined && offset === undefined) return look;
  const [startRight, startUp] = position ?? [0, 0];
  return { ...look, labelOffset: [startRight + right, startUp + up] };
}

/** `10, -5`: pixels to the right and up. */
function offsetIn(text: string): readonly [right: number, up: number] | undefined {
  const [right = NaN, up = NaN, ...rest] = text.split(',').map((part) => readNumber(part) ?? NaN);
  return Number.isFinite(right) && Number.isFinite(up) && rest.length === 0 ? [right, up] : undefined;
}

function readTrace(source: SourceText, refuse: Refuse): Partial<Look> {
  const trimmed = source.text.trim();
  if (trimmed === '' || trimmed === 'true') return { trace: {} };
  if (trimmed !== 'false') refuse(source, 'notYesOrNo');
  return {};
}

function readColor(source: SourceText, refuse: Refuse): { readonly color?: Color } {
  const color = parseColor(source.text);
  if (color !== undefined) return { color };
  refuse(source, 'unknownColor', colorData(source.text));
  return {};
}

function readOpacity(source: SourceText, refuse: Refuse): { readonly opacity?: number } {
  const transparency = readNumber(source.text) ?? NaN;
  if (transparency >= 0 && transparency <= 1) return { opacity: 1 - transparency };
  refuse(source, 'notBetween', { least: 0, most: 1 });
  return {};
}

function readStyleText(source: SourceText, refuse: Refuse, report: FigureReport, name: string): Partial<Look> {
  const style = readStyle(source);
  if (style !== undefined) return styled(style, refuse);
  const write = meantStyle(source);
  const { span } = source;
  const found = warning('STRING_NOT_AN_OBJECT', span, {
    name,
    text: source.text,
    ...(write !== undefined && { write }),
  });
  report(write === undefined ? found : { ...found, fix: { span, text: write } });
  return {};
}
