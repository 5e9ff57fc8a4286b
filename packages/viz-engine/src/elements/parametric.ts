import type { BoardFunction } from '../board/index.ts';
import { drawnAttributes, traceAttributes } from './attributes.ts';
import { defineElement } from './define-element.ts';
import { nearestBetween } from './on-curve.ts';
import { curveOutline, middleOfRange, realOf } from './sampled.ts';
import { place } from './place.ts';

/** A curve given by two terms in one parameter, and the range of that parameter; both ends may be infinite. */
export const parametric = defineElement({
  type: 'parametric',
  role: 'shape',
  values: [4, 5],
  options: ['editable'],
  attributes: [...drawnAttributes, ...traceAttributes],
  parse: (values) => {
    const [listed] = values.count === 5 ? values.parameterList(4) : [];
    const parameter = listed ?? values.freeName([0, 1], 't');
    const defined = [values.term(0, [parameter]), values.term(1, [parameter])];
    const own = values.ownTerms(defined);
    const [from, to] = [values.number(2), values.number(3)];
    values.checkNotEmpty(3, from, to);
    const coordinate = (index: number) => (at: number) => own[index]?.evaluate(at) ?? NaN;
    return {
      x: coordinate(0),
      y: coordinate(1),
      from,
      to,
      parameter,
      own,
      written: () => values.written(defined),
      text: [values.text(0), values.text(1)],
      editable: values.editable,
    };
  },
  hold: ({ editable, written, parameter }) =>
    editable ? { kind: 'terms', start: written, parameters: [parameter] } : undefined,
  curve: ({ x, y, from, to }) => {
    const at = (parameter: number) => [x(parameter), y(parameter)] as const;
    return {
      at,
      range: () => [from(), to()],
      nearest: (left, up) => nearestBetween(at, Math.max(from(), -100), Math.min(to(), 100), left, up),
    };
  },
  anchor: ({ x, y, from, to }) =>
    place(
      () => x(middleOfRange(from(), to())),
      () => y(middleOfRange(from(), to())),
    ),
  draw: ({ own, from, to }, board, look) =>
    board.outline((view) => curveOutline(realOf(own[0]), realOf(own[1]), from(), to(), view), look),
  describe: ({ parameter, own, text, from, to }) => ({
    form: 'parametric',
    gaps: { parameter, x: writtenTerm(own[0], text[0]), y: writtenTerm(own[1], text[1]), from: from(), to: to() },
  }),
  examples: [
    {
      definitions: [
        { type: 'slider', name: 'a', values: ['3', '1', '5'], attributes: { stepsize: '1' } },
        { type: 'slider', name: 'b', values: ['2', '1', '5'], attributes: { stepsize: '1' } },
        { type: 'parametric', name: 'c', values: ['4sin(a*t)', '4sin(b*t)', '0', '2pi'] },
      ],
    },
    {
      definitions: [
        {
          type: 'parametric',
          name: 'c',
          values: ['s', 's^2/4-3', '-infinity', 'infinity', '[s]'],
          attributes: { color: 'green' },
        },
        { type: 'glider', name: 'P', values: ['c', '1', '1'], options: ['editable'] },
      ],
    },
  ],
});

function writtenTerm(term: BoardFunction | undefined, otherwise = ''): string {
  return term?.text ?? otherwise;
}
