import type { SourceText } from '@lemma/core/source';
import type { VariableDefinition } from '@lemma/core/variables';
import { parseColor, type Color, type Look } from '../board/index.ts';
import { attributeNames, type AttributeName, type ElementType, type ReasonCode } from '../elements/index.ts';
import { finding, type Report } from './finding.ts';
import { readStyle, type Style } from './read-style.ts';

/** Stroke width 2, points of size 3, and 4 where they can be taken (specification 002 §9). */
const plain: Look = { color: { kind: 'named', name: 'blue' }, strokeWidth: 2, size: 3, opacity: 1, dash: 0 };
const movable: Look = { ...plain, color: { kind: 'named', name: 'orange' }, size: 4 };

/** Reads the attributes that say how a variable looks; reports those it does not have and those that make no sense. */
export function readLook(definition: VariableDefinition, type: ElementType, isMovable: boolean, report: Report): Look {
  const { name, attributes } = definition;
  const refuse = (attribute: string, source: SourceText, reason: ReasonCode) =>
    report(finding('BAD_ATTRIBUTE', source.span, { name, attribute, reason, type: type.type, text: source.text }));
  let look = isMovable ? movable : plain;
  for (const [attribute, source] of Object.entries(attributes)) {
    const known = attributeNames.find((candidate) => candidate === attribute);
    if (known === undefined || !type.attributes.includes(known)) refuse(attribute, source, 'unsupportedAttribute');
    else
      look = { ...look, ...readAttribute(known, source, (reason) => refuse(attribute, source, reason), report, name) };
  }
  return look;
}

function readAttribute(
  attribute: AttributeName,
  source: SourceText,
  refuse: (reason: ReasonCode) => void,
  report: Report,
  name: string,
): Partial<Look> {
  switch (attribute) {
    case 'color':
      return readColor(source.text, refuse);
    case 'label':
      return { label: plainLabel(source.text) };
    case 'transparency':
      return readOpacity(source.text, refuse);
    case 'style': {
      const style = readStyle(source.text);
      if (style !== undefined) return styled(style, refuse);
      report(finding('STRING_NOT_AN_OBJECT', source.span, { name, text: source.text }));
      return {};
    }
    // Read by the type that has it, because it may be an expression.
    case 'stepsize':
      return {};
  }
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

/** What a style may say. Its keys are those of JSXGraph, of which authors know them. */
function styled(style: Style, refuse: (reason: ReasonCode) => void): Partial<Look> {
  let look: Partial<Look> = {};
  for (const [key, value] of style) {
    const known = styleKeys[key]?.(value);
    if (known === undefined) refuse('unknownStyle');
    else look = { ...look, ...known };
  }
  return look;
}

const styleKeys: Readonly<Record<string, (value: string | number | boolean) => Partial<Look> | undefined>> = {
  strokeWidth: (value) => numberFrom(value, 0, 50, (strokeWidth) => ({ strokeWidth })),
  size: (value) => numberFrom(value, 0, 50, (size) => ({ size })),
  dash: (value) => numberFrom(value, 0, 7, (dash) => ({ dash: Math.round(dash) })),
  opacity: (value) => numberFrom(value, 0, 1, (opacity) => ({ opacity })),
  strokeOpacity: (value) => numberFrom(value, 0, 1, (opacity) => ({ opacity })),
  strokeColor: (value) => colorFrom(value),
  fillColor: (value) => colorFrom(value),
  color: (value) => colorFrom(value),
};

function numberFrom(
  value: string | number | boolean,
  least: number,
  most: number,
  look: (value: number) => Partial<Look>,
): Partial<Look> | undefined {
  return typeof value === 'number' && value >= least && value <= most ? look(value) : undefined;
}

function colorFrom(value: string | number | boolean): Partial<Look> | undefined {
  const color = typeof value === 'string' ? parseColor(value) : undefined;
  return color && { color };
}

/** `$P_1$` is written P₁ beside a point: signs of TeX are dropped, digits below become small ones. */
function plainLabel(text: string): string {
  return text
    .replaceAll('$', '')
    .replaceAll(/_\{?(\d+)\}?/g, (_, digits: string) =>
      digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x2080 + Number(digit))),
    )
    .trim();
}
