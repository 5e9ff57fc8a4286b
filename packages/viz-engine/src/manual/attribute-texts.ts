import type { AttributeName } from '../elements/index.ts';

/** What a reference says of an attribute command. */
interface AttributeText {
  /** As an author writes it. */
  readonly source: string;
  readonly says: string;
  /** What holds without it. */
  readonly usually: string;
}

/** Every attribute command (specification 002 §3.3), in the order of the reference. */
export const attributeTexts: Readonly<Record<AttributeName, AttributeText>> = {
  color: {
    source: '\\color{P}{dark_blue}',
    says: 'the colour: a name of the palette below, or `#rgb` or `#rrggbb`',
    usually: '`blue`; `orange` for what a reader can move',
  },
  label: {
    source: '\\label{P}{$P_1$}',
    says: 'what is written beside it; the board finds a place where it is legible',
    usually: 'nothing; of controls, nodes and numbers the name',
  },
  style: {
    source: '\\style{P}{{size: 5, face: "x", strokeWidth: 3, dash: 2}}',
    says: 'several looks at once, by the keys below',
    usually: 'lines 2 pixels wide, points of radius 3, or 4 where they can be moved',
  },
  transparency: {
    source: '\\transparency{k}{0.5}',
    says: 'from 0, which hides what is behind it, to 1, which is not seen',
    usually: '0',
  },
  conditionalColoring: {
    source: '\\conditionalColoring{P}{P[x] > 0}{red}{P[x] < 0}{blue}',
    says: 'conditions and colours by turns; the first that holds counts. Of a sequence: of each member, by its index',
    usually: 'the colour as it is',
  },
  textPosition: {
    source: '\\textPosition{P}{above left}',
    says: 'where the label stands: `above`, `below`, `left`, `right`, two of them, or `center`',
    usually: 'where there is room',
  },
  offset: {
    source: '\\offset{P}{10, -5}',
    says: 'pixels to the right and up by which the label stands off',
    usually: 'where there is room',
  },
  trace: {
    source: '\\trace{P}{}',
    says: 'it leaves its picture behind when it moves on; `\\trace[3]{P}` for 3 seconds',
    usually: 'no trace',
  },
  traceDuration: {
    source: '\\traceDuration{P}{3}',
    says: 'the seconds for which a trace is seen',
    usually: 'until everything starts anew',
  },
  stepsize: {
    source: '\\stepsize{a}{0.1}',
    says: 'from one value of a slider to the next',
    usually: 'about a hundredth of its range: 1, 2 or 5 times a power of ten',
  },
  limits: {
    source: '\\limits{f}{-2, a}',
    says: 'between which numbers the parameter runs: part of a graph, or where a point on a curve may be',
    usually: 'no limits',
  },
  width: {
    source: '\\width{a}{0.4}',
    says: 'how wide a slider is, as part of the width of the board',
    usually: '0.4',
  },
  position: {
    source: '\\position{a}{0.1, 0.9}',
    says: 'puts a control on the board: parts of its width from the left and of its height from the top',
    usually: 'below the board, one control below the other, ending at 0.875 of its width',
  },
  positioning: {
    source: '\\positioning{a}{0.4, 0.1, 0.9}',
    says: 'width and position in one',
    usually: 'as without them',
  },
  displayValue: {
    source: '\\displayValue{a}{false}',
    says: 'whether its value is written: of angles (in degrees) and points beside their label on the board',
    usually: '`true` for what stands beside the board, `false` on the board',
  },
  field: {
    source: '\\field{a}{rational, 50}',
    says: 'how its value is written: `real` and how many decimals, `rational` and the greatest denominator, or `integer`',
    usually: '`real, 2`',
  },
  pointRepresentationType: {
    source: '\\pointRepresentationType{P}{bcolumn}',
    says: 'how texts write coordinates: in a row or a column, in round (`p`) or square (`b`) brackets',
    usually: 'side by side; vectors `pcolumn`; of a matrix its columns are points',
  },
  answer: {
    source: '\\answer{P}{1, 2}',
    says: 'which answer of the problem around the figure it is: number of the question, number of the answer',
    usually: 'none',
  },
};

/** The keys of a style. */
export const styleTexts: readonly (readonly [key: string, says: string])[] = [
  ['strokeWidth', 'of lines, 0 to 50 pixels'],
  ['size', 'radius of a point, 0 to 50 pixels'],
  ['face', 'the sign of a point: `"o"`, `"[]"`, `"+"`, `"<>"`, `"x"`'],
  ['dash', '0 is a solid line, 1 to 7 are patterns from dots to long and short dashes'],
  ['opacity, strokeOpacity', '0 is not seen, 1 hides what is behind it'],
  ['fillOpacity', 'the same of areas'],
  ['color, strokeColor, fillColor', 'colours, in quotes'],
  [
    'stepsU, stepsV',
    'cells of a surface or graph in space along each parameter, 400 at most; 64 unless told otherwise',
  ],
];

/** What may stand in square brackets. */
export const optionTexts: Readonly<Record<string, string>> = {
  editable: 'a reader may move it; what its points define moves with them, and as a whole if they can be moved',
  directed: 'an arrow',
  explicit: 'the term is one of the index',
  recursive: 'the term is one of earlier members',
  number: 'a number: at most so many',
  Z: 'without 0',
  is3D: 'it is one of space',
};
