import type { AttributeName } from '../elements/index.ts';

/** What the reference says about an attribute command. */
interface AttributeText {
  /** As written by an author. */
  readonly source: string;
  readonly says: string;
  /** The default. */
  readonly usually: string;
}

/** Every attribute command (specification 002 §3.3), in the order of the reference. */
export const attributeTexts: Readonly<Record<AttributeName, AttributeText>> = {
  color: {
    source: '\\color{P}{dark_blue}',
    says: 'the colour: a name from the palette below, `#rgb` or `#rrggbb`',
    usually: '`blue`; `orange` for anything a reader can move',
  },
  label: {
    source: '\\label{P}{$P_1$}',
    says: 'the text next to it; the board finds a place where it is legible',
    usually: 'nothing; for controls, nodes and numbers, the name',
  },
  style: {
    source: '\\style{P}{{size: 5, face: "x", strokeWidth: 3, dash: 2}}',
    says: 'several style settings at once, with the keys below',
    usually: 'lines 2 pixels wide; points with radius 3, or 4 if they can be moved',
  },
  transparency: {
    source: '\\transparency{k}{0.5}',
    says: 'from 0 (opaque) to 1 (invisible)',
    usually: '0',
  },
  conditionalColoring: {
    source: '\\conditionalColoring{P}{P[x] > 0}{red}{P[x] < 0}{blue}',
    says: 'alternating conditions and colours; the first condition that holds counts. For a sequence: for each member, by its index',
    usually: 'its normal colour',
  },
  textPosition: {
    source: '\\textPosition{P}{above left}',
    says: 'where the label is placed: `above`, `below`, `left`, `right`, two of them, or `center`',
    usually: 'where there is room',
  },
  offset: {
    source: '\\offset{P}{10, -5}',
    says: 'the distance of the label, in pixels to the right and up',
    usually: 'where there is room',
  },
  trace: {
    source: '\\trace{P}{}',
    says: 'it leaves a trace when it moves; `\\trace[3]{P}` for 3 seconds',
    usually: 'no trace',
  },
  traceDuration: {
    source: '\\traceDuration{P}{3}',
    says: 'how many seconds the trace remains',
    usually: 'until the figure is reset',
  },
  stepsize: {
    source: '\\stepsize{a}{0.1}',
    says: 'the step between the values of a slider',
    usually: 'about a hundredth of its range: 1, 2 or 5 times a power of ten',
  },
  limits: {
    source: '\\limits{f}{-2, a}',
    says: 'the range of the parameter: part of a graph, or where a point on a curve may be',
    usually: 'no limits',
  },
  width: {
    source: '\\width{a}{0.4}',
    says: 'the width of a slider, as a fraction of the width of the board',
    usually: '0.4',
  },
  position: {
    source: '\\position{a}{0.1, 0.9}',
    says: 'puts a control on the board: fractions of its width from the left and of its height from the top',
    usually: 'below the board, one control below another, ending at 0.875 of its width',
  },
  positioning: {
    source: '\\positioning{a}{0.4, 0.1, 0.9}',
    says: 'width and position in one',
    usually: 'as without them',
  },
  displayValue: {
    source: '\\displayValue{a}{false}',
    says: 'whether its value is shown; for angles (in degrees) and points, next to their label on the board',
    usually: '`true` for anything next to the board, `false` on the board',
  },
  field: {
    source: '\\field{a}{rational, 50}',
    says: 'how its value is written: `real` and the number of decimals, `rational` and the greatest denominator, or `integer`',
    usually: '`real, 2`',
  },
  pointRepresentationType: {
    source: '\\pointRepresentationType{P}{bcolumn}',
    says: 'how texts write coordinates: `row` or `column`, with `p` before it in round and with `b` in square brackets',
    usually: 'side by side; vectors `pcolumn`; the columns of a matrix are points',
  },
  answer: {
    source: '\\answer{P}{1, 2}',
    says: 'which answer of the surrounding problem it gives: number of the question, number of the answer',
    usually: 'none',
  },
};

/** The keys of a style. */
export const styleTexts: readonly (readonly [key: string, says: string])[] = [
  ['strokeWidth', 'the width of lines, 0 to 50 pixels'],
  ['size', 'the radius of a point, 0 to 50 pixels'],
  ['face', 'the shape of a point: `"o"`, `"[]"`, `"+"`, `"<>"`, `"x"`'],
  ['dash', '0 is a solid line, 1 to 7 are patterns from dots to long and short dashes'],
  ['opacity, strokeOpacity', 'from 0 (invisible) to 1 (opaque)'],
  ['fillOpacity', 'the same for areas'],
  ['color, strokeColor, fillColor', 'colours, in quotes'],
  [
    'stepsU, stepsV',
    'the number of cells of a surface or graph in space along each parameter, at most 400; 64 by default',
  ],
];

/** The options in square brackets. */
export const optionTexts: Readonly<Record<string, string>> = {
  editable: 'readers may move it; a shape moves with its points, and as a whole if they can be moved',
  directed: 'an arrow',
  explicit: 'the term depends on the index',
  recursive: 'the term depends on earlier members',
  number: 'a number: at most this many',
  Z: 'without 0',
  is3D: 'it lies in space',
};
