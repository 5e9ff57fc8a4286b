import type { FigureType } from '@lemma/core/authoring';

/** A few types of variables, as the figure engine would name them. */
export const figureTypes: readonly FigureType[] = [
  { name: 'number', options: ['calculate'], values: ['2'] },
  { name: 'slider', options: [], values: ['1', '-3', '3'] },
  { name: 'point', options: ['editable'], values: ['1', '2'] },
  { name: 'function', options: ['editable'], values: ['a*x^2'] },
  { name: 'randint', options: [], values: ['2', '9'] },
  { name: 'segment', options: [], values: ['P', 'Q'] },
  { name: 'string', options: [], values: ['1', '2', 'text'] },
  { name: 'problem', options: [], values: ['a'] },
];
