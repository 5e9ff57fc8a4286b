import {
  shownFraction,
  shownNumber,
  shownTerm,
  shownText,
  type ShownValue,
  type ShownValues,
} from '@lemma/core/exercise';
import type { MathElement } from '@lemma/core/document';
import { formatNumber, nearestFraction, printNumber } from '@lemma/core/expression';
import { listSeparator, writesDecimalComma, type Language } from '@lemma/core/language';
import { usualNumber, type Representation } from '@lemma/viz-engine/board';
import type { Scene } from '@lemma/viz-engine/scene';

type Variable = NonNullable<ReturnType<Scene['variable']>>;
type Field = Variable['settings']['field'];

/** Formats a number in the reader's language. */
export function shownIn(language: Language): (value: number, digits?: number) => string {
  const decimalComma = writesDecimalComma(language);
  return (value, digits) => printNumber(value, { ...(digits === undefined ? usualNumber : { digits }), decimalComma });
}

/** Formats the numbers of a variable according to its field, or with the given decimals. */
export function writeInField(field: Field, language: Language): (value: number, digits?: number) => string {
  const write = shownIn(language);
  return (value, digits) => (digits === undefined ? shownInField(value, field, language).text : write(value, digits));
}

/** A value as in the text beside a board. */
export function valueText(scene: Scene, name: string, language: Language): string {
  return figureValues(scene, language).show({ name })?.text ?? '';
}

/** The current values of a figure, for the texts around it. */
export function figureValues(scene: Scene, language: Language): ShownValues {
  const separator = listSeparator(writesDecimalComma(language));
  return {
    live: true,
    holds: (condition) => scene.holds(condition),
    show: ({ name, coordinate }) => {
      const variable = scene.variable(name);
      const numbers = scene.numbers(name);
      if (variable === undefined) return undefined;
      const { role } = variable.type;
      const shown = (value: number) => shownInField(value, variable.settings.field, language);
      if (coordinate !== undefined) {
        const hasCoordinates = role === 'point' || role === 'vector';
        const number = hasCoordinates ? numbers[['x', 'y', 'z'].indexOf(coordinate)] : undefined;
        return number === undefined ? undefined : shown(number);
      }
      switch (role) {
        case 'number':
          return drawnFraction(scene, name) ?? shown(numbers[0] ?? NaN);
        case 'point':
          return shownCoordinates(numbers.map(shown), variable, separator);
        case 'vector':
          return shownCoordinates(numbers.map(shown), variable, separator, 'pcolumn');
        case 'matrix': {
          const { columns } = variable;
          const rows = Array.from({ length: numbers.length / columns }, (_, row) =>
            numbers.slice(row * columns, (row + 1) * columns).map(shown),
          );
          return shownMatrix(rows, bracketsOf(variable.look.representation ?? 'pcolumn'), separator);
        }
        case 'text':
          return shownText(scene.words(name, shownIn(language)) ?? '');
        case 'function': {
          const term = variable.element.call;
          return term && shownTerm(term.expression, writesDecimalComma(language));
        }
        case 'shape':
          return undefined;
      }
    },
  };
}

/** A number according to its field: with its decimals, as a fraction, or rounded to a whole number. */
function shownInField(value: number, field: Field, language: Language): ShownValue {
  const decimalComma = writesDecimalComma(language);
  switch (field?.kind) {
    case 'rational': {
      const fraction = Number.isFinite(value) ? nearestFraction(value, field.maximumDenominator) : undefined;
      if (fraction === undefined || fraction.denominator === 1) break;
      return shownFraction(fraction.numerator, fraction.denominator);
    }
    case 'integer':
      return shownNumber(formatNumber(Math.round(value), { digits: 0, decimalComma }));
    case 'real':
      return shownNumber(formatNumber(value, { digits: field.digits, decimalComma }));
    case undefined:
      break;
  }
  return shownNumber(formatNumber(value, { ...usualNumber, decimalComma }));
}

/** Coordinates, in the author's layout: as a row or a column, in round, square or no brackets. */
function shownCoordinates(
  coordinates: readonly ShownValue[],
  { look }: Variable,
  separator: Separator,
  usual?: 'pcolumn',
): ShownValue {
  const representation = look.representation ?? usual;
  if (representation === undefined) return shownPoint(coordinates, separator);
  const rows = representation.endsWith('row') ? [coordinates] : coordinates.map((coordinate) => [coordinate]);
  return shownMatrix(rows, bracketsOf(representation), separator);
}

/** A number drawn as a fraction is shown as one. */
function drawnFraction(scene: Scene, name: string): ShownValue | undefined {
  const { numerator, denominator } = scene.drawn(name) ?? {};
  const isFraction = scene.variable(name)?.type.type === 'randrat';
  return isFraction && numerator !== undefined && denominator !== undefined
    ? shownFraction(numerator, denominator)
    : undefined;
}

/** The separator of coordinates: `(1, 2)`, but `(1; 2)` with a decimal comma. */
type Separator = ReturnType<typeof listSeparator>;

function shownPoint(coordinates: readonly ShownValue[], separator: Separator): ShownValue {
  const separated = (parts: readonly string[], between: string) => `(${parts.join(between)})`;
  return {
    text: separated(
      coordinates.map(({ text }) => text),
      `${separator} `,
    ),
    tex: separated(
      coordinates.map(({ tex }) => tex),
      `${separator}\\,`,
    ),
    math: row([
      operator('('),
      ...coordinates.flatMap(({ math }, index) => (index === 0 ? [math] : [operator(separator), math])),
      operator(')'),
    ]),
  };
}

function operator(text: string): MathElement {
  return { tag: 'mo', attributes: {}, children: [text] };
}

function row(children: readonly MathElement[]): MathElement {
  return { tag: 'mrow', attributes: {}, children };
}

/** The brackets that a layout asks for. */
function bracketsOf(representation: Representation): Brackets {
  switch (representation) {
    case 'pcolumn':
    case 'prow':
      return '()';
    case 'bcolumn':
    case 'brow':
      return '[]';
    case 'column':
    case 'row':
      return '';
  }
}

type Brackets = keyof typeof environments;

/** What TeX calls a matrix in these brackets. */
const environments = { '()': 'pmatrix', '[]': 'bmatrix', '': 'matrix' } as const;

/** Entries in rows and columns, in brackets or without; inline, with this separator between the entries of a row. */
function shownMatrix(rows: readonly (readonly ShownValue[])[], brackets: Brackets, separator: ',' | ';'): ShownValue {
  const [open = '', close = ''] = brackets;
  const lines = (between: string, line: string, part: (value: ShownValue) => string) =>
    rows.map((row) => row.map(part).join(between)).join(line);
  const table: MathElement = {
    tag: 'mtable',
    attributes: {},
    children: rows.map((row) =>
      element(
        'mtr',
        row.map(({ math }) => element('mtd', [math])),
      ),
    ),
  };
  const environment = environments[brackets];
  return {
    text: open + lines(`${separator} `, ' | ', ({ text }) => text) + close,
    tex: `\\begin{${environment}}${lines(' & ', ' \\\\ ', ({ tex }) => tex)}\\end{${environment}}`,
    math: brackets === '' ? table : element('mrow', [sign(open), table, sign(close)]),
  };
}

function element(tag: string, children: readonly MathElement[]): MathElement {
  return { tag, attributes: {}, children };
}

function sign(bracket: string): MathElement {
  return { tag: 'mo', attributes: {}, children: [bracket] };
}
