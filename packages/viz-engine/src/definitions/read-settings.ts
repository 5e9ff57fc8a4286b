import { readAnswerPlace, type AnswerPlace } from '@lemma/core/mathlet';
import { readNumber, type SourceText } from '@lemma/core/source';
import { splitValues, type VariableDefinition } from '@lemma/core/variables';
import type { ReasonCode } from '../elements/index.ts';
import { finding, warning, type FigureReport } from './finding.ts';

/** How numbers are formatted: with a number of decimals, as fractions up to a denominator, or as whole numbers. */
export type NumberField =
  | { readonly kind: 'real'; readonly digits: number }
  | { readonly kind: 'rational'; readonly maximumDenominator: number }
  | { readonly kind: 'integer' };

/** The settings of a variable besides its values and its look. */
export interface VariableSettings {
  readonly field?: NumberField;
  /** Whether its value is displayed: beside the board by default, on the board if requested. */
  readonly displayValue?: boolean;
  /** The answer of the surrounding problem that it provides. */
  readonly answer?: AnswerPlace;
  /** Its position: fractions of the board's width and height, from the top left. */
  readonly position?: readonly [left: number, top: number];
}

/** Reads the attributes that are neither looks nor terms; that its type supports them has been checked. */
export function readSettings({ name, attributes, field }: VariableDefinition, report: FigureReport): VariableSettings {
  const refuse = (attribute: string, source: SourceText, reason: ReasonCode) =>
    report(warning('BAD_ATTRIBUTE', source.span, { name, attribute, reason, text: source.text }));
  const read = <Value>(attribute: string, reason: ReasonCode, parse: (text: string) => Value | undefined) => {
    const source = attributes[attribute];
    const value = source && parse(source.text.trim());
    if (source !== undefined && value === undefined) refuse(attribute, source, reason);
    return value;
  };
  const numberField = read('field', 'notAField', parseField) ?? (field && parseField(field.text.trim()));
  const positioning = read('positioning', 'notAPositioning', parsePositioning);
  const position = read('position', 'notAPlace', parsePosition) ?? positioning;
  const displayValue = read('displayValue', 'notYesOrNo', parseTruth);
  const answer = attributes['answer'] && readAnswer(name, attributes['answer'], report);
  return {
    ...(displayValue === undefined ? {} : { displayValue }),
    ...(numberField && { field: numberField }),
    ...(position && { position }),
    ...(answer && { answer }),
  };
}

/** The number of decimals in text on a board; undefined: the default. */
export function decimalsIn(field: NumberField | undefined): number | undefined {
  return field?.kind === 'real' ? field.digits : field?.kind === 'integer' ? 0 : undefined;
}

/** The field in a definition, if it can be parsed. */
export function fieldOf({ attributes, field }: VariableDefinition): NumberField | undefined {
  const source = attributes['field'] ?? field;
  return source && parseField(source.text.trim());
}

/** `real`, `real, 3` (decimals), `rational, 50` (denominator), `integer`. */
function parseField(text: string): NumberField | undefined {
  const [, kind, number] = /^(real|rational|integer)(?:\s*,\s*(\d{1,6}))?$/.exec(text) ?? [];
  switch (kind) {
    case 'real':
      return { kind, digits: Math.min(Number(number ?? 2), 15) };
    case 'rational':
      return { kind, maximumDenominator: Math.max(Number(number ?? 100), 1) };
    case 'integer':
      return number === undefined ? { kind } : undefined;
    default:
      return undefined;
  }
}

function parsePosition(text: string): readonly [number, number] | undefined {
  const [left = NaN, top = NaN, ...rest] = text.split(',').map((part) => readNumber(part) ?? NaN);
  const isPart = (number: number) => number >= 0 && number <= 1;
  return isPart(left) && isPart(top) && rest.length === 0 ? [left, top] : undefined;
}

/** A width, which is parsed as a term where it is needed, and a position. */
function parsePositioning(text: string): readonly [number, number] | undefined {
  const [, ...position] = splitValues({ text, span: { from: 0, to: text.length } });
  return parsePosition(position.map((part) => part.text).join());
}

function parseTruth(text: string): boolean | undefined {
  if (text === '' || text === 'true') return true;
  return text === 'false' ? false : undefined;
}

function readAnswer(name: string, { text, span }: SourceText, report: FigureReport): AnswerPlace | undefined {
  const place = readAnswerPlace(text);
  if (place === undefined) report(finding('WRONG_ANSWER_ATTRIBUTE', span, { name, text }));
  return place;
}
