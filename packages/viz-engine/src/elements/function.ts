import { sideBySide, type WriteNumber } from '../board/index.ts';
import { drawnAttributes, traceAttributes } from './attributes.ts';
import { defineElement } from './define-element.ts';
import { endless, nearestBetween, within } from './on-curve.ts';
import { graphOutline, planeOf } from './sampled.ts';
import { place } from './place.ts';

/** How far to either side the nearest point of a graph is searched for. */
const reach = 20;

/**
 * A function term. Drawn as a graph, with two parameters on a board in space; can be called in other definitions:
 * `f(2)`. If editable, the reader may enter another term.
 */
export const functionElement = defineElement({
  type: 'function',
  role: 'function',
  values: [1, 2],
  options: ['editable'],
  attributes: [...drawnAttributes, ...traceAttributes, 'limits', 'answer'],
  parse: (values) => {
    const defined = values.function(0, 1);
    const [term = defined] = values.ownTerms([defined]);
    return {
      term,
      limits: values.limits(defined.parameters),
      written: () => values.written([defined]),
      now: () => values.written([term])[0] ?? '',
      editable: values.editable,
    };
  },
  call: ({ term }) => term,
  answer: ({ now }) => now(),
  hold: ({ term, written, editable }) =>
    editable ? { kind: 'terms', start: written, parameters: term.parameters } : undefined,
  curve: ({ term, limits = endless }) => {
    const at = (x: number) => [x, term.evaluate(x)] as const;
    return {
      at: (x) => at(within(x, limits)),
      range: limits,
      nearest: (x, y) => nearestBetween(at, within(x - reach, limits), within(x + reach, limits), x, y),
    };
  },
  limits: ({ limits }) => limits,
  anchor: ({ term }) =>
    place(
      () => 1,
      () => term.evaluate(1),
    ),
  draw: ({ term, limits }, board, look) => board.outline((view) => graphOutline(term, view, limits), look),
  inSpace: ({ term }) =>
    term.parameters.length === 2 ? (board, look) => board.graph(() => planeOf(term), look) : undefined,
  describe: ({ term, limits }) => {
    const parameters = (write: WriteNumber) => sideBySide(term.parameters, write);
    const gaps = { parameters, term: term.text };
    if (limits === undefined) return { form: 'function', gaps };
    const [from, to] = limits();
    return { form: 'functionBetween', gaps: { ...gaps, from, to } };
  },
  examples: [
    {
      definitions: [
        { type: 'slider', name: 'a', values: ['1', '-3', '3'], attributes: { stepsize: '0.1' } },
        { type: 'function', name: 'f', values: ['a*x^2-1'], attributes: { label: 'f' } },
      ],
    },
    {
      definitions: [
        { type: 'slider', name: 'b', values: ['2', '0', '4'] },
        { type: 'function', name: 'f', values: ['x^2/4'], attributes: { color: 'gray' } },
        { type: 'function', name: 'g', values: ['f(x)'], attributes: { limits: '-1, b', style: '{strokeWidth: 4}' } },
        { type: 'glider', name: 'P', values: ['g', '1'], options: ['editable'], attributes: { label: 'P' } },
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
    {
      isInSpace: true,
      definitions: [
        { type: 'slider', name: 'a', values: ['1', '-2', '2'] },
        {
          type: 'function',
          name: 'f',
          values: ['a*sin(x)*cos(y)', '[x,y]'],
          attributes: { color: 'cyan', label: 'f' },
        },
        { type: 'point', name: 'P', values: ['1', '2', 'f(1, 2)'], attributes: { label: 'P' } },
      ],
    },
  ],
});
