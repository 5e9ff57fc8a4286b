import type { PointTerm } from '../board/index.ts';
import { drawnAttributes, traceAttributes } from './attributes.ts';
import { defineElement, type Words } from './define-element.ts';
import { straight } from './on-curve.ts';
import { between, distance, inSpaceBetween, place } from './place.ts';
import type { ReadableValues } from './values.ts';

/** A straight line through two points of the plane or of space, or by an equation whose left side is exactly x or y (specification 002 §5.1). */
export const line = defineElement({
  type: 'line',
  role: 'shape',
  values: [2, 2],
  options: ['editable'],
  attributes: [...drawnAttributes, ...traceAttributes],
  parse: (values) => {
    const left = values.text(0);
    const isEquation = !values.isPoint(0) && (isAxis(left) || !/^[A-Za-z]\w*$/.test(left));
    return isEquation ? byEquation(values) : throughPoints(values);
  },
  carries: ({ points }) => points,
  curve: ({ from, to }) => straight(from, to, false),
  anchor: ({ from, to }) => between(from, to, 0.5),
  draw: ({ from, to }, board, look, { carry }) => board.line(from, to, look, carry),
  inSpace: ({ from, to }) => inSpaceBetween(from, to, (board, a, b, ...rest) => board.line(a, b, ...rest)),
  describe: ({ words }) => words(),
  examples: [
    {
      definitions: [
        { type: 'point', name: 'P', values: ['-2', '-1'], options: ['editable'] },
        { type: 'point', name: 'Q', values: ['2', '1'], options: ['editable'] },
        { type: 'line', name: 'g', values: ['P', 'Q'], attributes: { label: 'g' } },
      ],
    },
    {
      definitions: [
        { type: 'slider', name: 'm', values: ['2', '-3', '3'] },
        { type: 'line', name: 'g', values: ['y', 'm*x+1'], attributes: { color: 'dark_red' } },
      ],
    },
    { definitions: [{ type: 'line', name: 'g', values: ['x', '3'] }] },
    {
      isInSpace: true,
      definitions: [
        { type: 'point', name: 'P', values: ['2', '-2', '1'], options: ['editable'], attributes: { label: 'P' } },
        { type: 'point', name: 'Q', values: ['-1', '3', '2'], options: ['editable'], attributes: { label: 'Q' } },
        { type: 'line', name: 'g', values: ['P', 'Q'], attributes: { color: 'red', label: 'g' } },
      ],
    },
  ],
});

interface LineModel {
  readonly from: PointTerm;
  readonly to: PointTerm;
  /** The points in its definition. */
  readonly points: readonly PointTerm[];
  readonly words: () => Words;
}

function throughPoints(values: ReadableValues): LineModel {
  const from = values.point(0);
  const to = values.point(1);
  return { from, to, points: [from, to], words: () => throughWords(from, to) };
}

/** Two points in the same place determine no line. */
function throughWords(from: PointTerm, to: PointTerm): Words {
  const form = distance(from, to) === 0 ? 'noLine' : 'lineThrough';
  return { form, gaps: { from: from.name, to: to.name } };
}

function byEquation(values: ReadableValues): LineModel {
  const [left, right] = [values.text(0), values.text(1)];
  if (!isAxis(left)) values.refuse(0, 'leftSideNotXOrY');
  const { slope, intercept } = values.linear(1, left === 'x' ? 'y' : 'x');
  const at = (along: number): PointTerm => {
    const across = () => slope() * along + intercept();
    return left === 'x' ? place(across, () => along) : place(() => along, across);
  };
  return { from: at(0), to: at(1), points: [], words: () => ({ form: 'lineEquation', gaps: { left, right } }) };
}

function isAxis(text: string): boolean {
  return text === 'x' || text === 'y';
}
