import { defineElement } from './define-element.ts';
import { valueAttributes } from './attributes.ts';

/** A variable of the surrounding problem: its name, and a number used instead if there is no problem. */
export const problem = defineElement({
  type: 'problem',
  role: 'number',
  values: [1, 2],
  attributes: ['label', ...valueAttributes],
  parse: (values) => {
    const otherwise = values.count > 1 ? values.constant(1) : undefined;
    return { source: values.text(0), value: values.ofProblem(0, undefined, otherwise) };
  },
  compute: ({ value }) => [value],
  control: () => ({ kind: 'output' }),
  describe: ({ source, value }) => ({ form: 'problem', gaps: { source, value: value() } }),
  examples: [
    {
      definitions: [
        { type: 'problem', name: 'a', values: ['a', '3'] },
        { type: 'function', name: 'f', values: ['a*x-1'] },
      ],
    },
  ],
});

/** A variable of one question of the surrounding problem: the number of the question, its name, and a number used instead if there is no problem. */
export const question = defineElement({
  type: 'question',
  role: 'number',
  values: [2, 3],
  attributes: ['label', ...valueAttributes],
  parse: (values) => {
    const number = values.constant(0);
    const otherwise = values.count > 2 ? values.constant(2) : undefined;
    return { number, source: values.text(1), value: values.ofProblem(1, number, otherwise) };
  },
  compute: ({ value }) => [value],
  control: () => ({ kind: 'output' }),
  describe: ({ number, source, value }) => ({ form: 'question', gaps: { number, source, value: value() } }),
  examples: [
    {
      definitions: [
        { type: 'question', name: 'r', values: ['2', 'r', '2'] },
        { type: 'point', name: 'M', values: ['0', '0'] },
        { type: 'circle', name: 'k', values: ['M', 'r'] },
      ],
    },
  ],
});
