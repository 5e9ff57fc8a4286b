import { drawnAttributes } from './attributes.ts';
import { defineElement } from './define-element.ts';

/** A function term. Drawn as a graph, called in other definitions: `f(2)`. */
export const functionElement = defineElement({
  type: 'function',
  role: 'function',
  values: [1, 2],
  options: ['editable'],
  attributes: drawnAttributes,
  parse: (values) => ({ term: values.function(0, 1), text: values.text(0) }),
  call: ({ term }) => term,
  draw: ({ term }, board, look) => board.graph((x) => term.evaluate(x), look),
  describe: ({ term, text }) => ({ form: 'function', gaps: { parameters: term.parameters.join('; '), term: text } }),
  examples: [
    {
      definitions: [
        { type: 'slider', name: 'a', values: ['1', '-3', '3'], attributes: { stepsize: '0.1' } },
        { type: 'function', name: 'f', values: ['a*x^2-1'], attributes: { label: 'f' } },
      ],
    },
    {
      definitions: [
        { type: 'function', name: 'd', values: ['sqrt(x^2+y^2)', '[x,y]'] },
        { type: 'function', name: 'f', values: ['d(x, 1)', '[x]'] },
        { type: 'point', name: 'P', values: ['2', 'f(2)'] },
      ],
      plotted: ['f', 'P'],
    },
  ],
});
