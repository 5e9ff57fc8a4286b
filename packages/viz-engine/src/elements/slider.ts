import { controlAttributes, placeAttributes, valueAttributes } from './attributes.ts';
import { defineElement } from './define-element.ts';
import { nearestStep } from './nearest-step.ts';

/** Approximate number of steps of a slider without its own step size. */
const steps = 100;

/** A number the reader chooses between two bounds: initial value, lower bound, upper bound. */
export const slider = defineElement({
  type: 'slider',
  role: 'number',
  values: [3, 3],
  options: ['editable'],
  attributes: [...controlAttributes, ...valueAttributes, ...placeAttributes, 'stepsize'],
  parse: (values) => {
    const [start, left, right] = [values.number(0), values.number(1), values.number(2)];
    const given = values.attribute('stepsize');
    /** The author's step, unless it is longer than the whole way: then the slider could not move. */
    const step = () => {
      const own = given?.() ?? NaN;
      return own > 0 && own <= Math.abs(right() - left()) ? own : NaN;
    };
    values.checkRange(start, left, right);
    values.checkSteps(start, left, right, step);
    return { start, left, right, step, now: values.ownNumber() };
  },
  compute: ({ start, left, right, step }) => [
    () => {
      const [value, low, high] = [start(), Math.min(left(), right()), Math.max(left(), right())];
      const own = step();
      return own > 0 && Number.isFinite(value) ? nearestStep(value, low, high, own) : between(value, low, high);
    },
  ],
  hold: () => ({ kind: 'numbers' }),
  control: ({ left, right, step }) => ({
    kind: 'range',
    left: () => Math.min(left(), right()),
    right: () => Math.max(left(), right()),
    step: () => {
      const own = step();
      return own > 0 ? own : niceStep(Math.abs(right() - left()) / steps);
    },
  }),
  describe: ({ now, left, right }) => ({
    form: 'slider',
    gaps: { value: now(), left: Math.min(left(), right()), right: Math.max(left(), right()) },
  }),
  examples: [
    { definitions: [{ type: 'slider', name: 'a', values: ['1', '-3', '3'], attributes: { stepsize: '0.5' } }] },
    {
      definitions: [
        { type: 'slider', name: 'n', values: ['3', '1', '9'], attributes: { stepsize: '1' } },
        { type: 'slider', name: 'a', values: ['n/2', '0', 'n'] },
        { type: 'point', name: 'P', values: ['n-5', 'a'] },
      ],
    },
  ],
});

function between(value: number, left: number, right: number): number {
  return Math.min(Math.max(value, Math.min(left, right)), Math.max(left, right));
}

/** The largest of 1, 2, 5 times a power of ten that does not exceed a step. */
function niceStep(step: number): number {
  if (!(step > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(step) + 1e-9);
  const factor = [5, 2, 1].find((candidate) => candidate * power <= step * (1 + 1e-9)) ?? 1;
  return Number((factor * power).toPrecision(1));
}
