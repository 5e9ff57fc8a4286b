import { drawnAttributes, traceAttributes } from './attributes.ts';
import { defineElement } from './define-element.ts';
import { nearestBetween } from './on-curve.ts';
import { graphOutline } from './sampled.ts';
import { place } from './place.ts';

/** So far to both sides the nearest place of a graph is looked for. */
const reach = 20;

/** A function term. Drawn as a graph, called in other definitions: `f(2)`. Editable, the reader may write another term. */
export const functionElement = defineElement({
  type: 'function',
  role: 'function',
  values: [1, 2],
  options: ['editable'],
  attributes: [...drawnAttributes, ...traceAttributes, 'answer'],
  parse: (values) => {
    const defined = values.function(0, 1);
    const [term = defined] = values.ownTerms([defined]);
    return { term, written: () => values.written([defined]), editable: values.editable };
  },
  call: ({ term }) => term,
  hold: ({ term, written, editable }) =>
    editable ? { kind: 'terms', start: written, parameters: term.parameters } : undefined,
  curve: ({ term }) => {
    const at = (x: number) => [x, term.evaluate(x)] as const;
    return { at, nearest: (x, y) => nearestBetween(at, x - reach, x + reach, x, y) };
  },
  anchor: ({ term }) =>
    place(
      () => 1,
      () => term.evaluate(1),
    ),
  draw: ({ term }, board, look) => board.outline((view) => graphOutline(term, view), look),
  describe: ({ term }) => ({ form: 'function', gaps: { parameters: term.parameters.join('; '), term: term.text } }),
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
