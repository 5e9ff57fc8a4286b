import { aFigure } from '../testing/index.ts';
import { openScene } from '../scene/index.ts';
import { expect, it } from 'vitest';
import { unseenNames } from './index.ts';

function unseenIn(definitions: readonly string[], isInSpace = false): readonly string[] {
  const figure = aFigure(definitions, { isInSpace });
  const opened = openScene(figure, 1);
  if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
  return unseenNames(figure, opened.value);
}

// The board shows −5..5 on both axes.
it.each([
  ['a point', ['\\point{P}{6, 0}'], ['P']],
  ['a point on the edge', ['\\point{P}{5, -5}'], []],
  ['the second of two points', ['\\point{P}{1, 1}', '\\point{Q}{1, -7}'], ['Q']],
  ['a line that passes by', ['\\line{g}{y, x + 20}'], ['g']],
  ['a line through a corner', ['\\line{g}{y, x + 9}'], []],
  ['a segment across, both ends outside', ['\\point{A}{-9, 0}', '\\point{B}{9, 1}', '\\segment{s}{A, B}'], ['A', 'B']],
  ['a segment around a corner', ['\\point{A}{-9, 3}', '\\point{B}{3, 19}', '\\segment{s}{A, B}'], ['A', 'B', 's']],
  ['a circle around the board', ['\\point{M}{0, 0}', '\\circle{k}{M, 20}'], ['k']],
  ['a circle that reaches in', ['\\point{M}{8, 0}', '\\circle{k}{M, 4}'], ['M']],
  ['a graph far above', ['\\function{f}{x^2 + 30}'], ['f']],
  ['a graph without values', ['\\function{f}{sqrt(-1 - x^2)}'], ['f']],
  ['a steep graph', ['\\function{f}{1000*x}'], []],
  [
    'a polygon around the board',
    ['\\point{A}{-50, -50}', '\\point{B}{50, -50}', '\\point{C}{0, 80}', '\\polygon{d}{A, B, C}'],
    ['A', 'B', 'C'],
  ],
  ['words', ['\\string{t}{7, 0}{words}'], ['t']],
  ['a slider, which stands beside the board', ['\\slider{a}{1, 0, 2}'], []],
])('tells of what nothing can be seen: %s', (_, definitions, names) => {
  expect(unseenIn(definitions)).toEqual(names);
});

it('looks at points in space', () => {
  expect(unseenIn(['\\point{P}{1, 2, 3}', '\\point{Q}{1, 2, 6}'], true)).toEqual(['Q']);
});
