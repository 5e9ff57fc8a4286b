import { describe, expect, it } from 'vitest';
import { aFigure, mistakesIn } from '../testing/index.ts';
import { openScene } from './index.ts';

const corners = ['\\point{A}{0, 0}', '\\point{B}{2, 0}', '\\point{C}{2, 2}'];

function placeOf(definitions: readonly string[]): readonly number[] {
  const scene = openScene(aFigure(definitions), 0);
  return scene.ok ? scene.value.numbers('P').map((number) => Number(number.toFixed(6)) + 0) : [];
}

describe('a point on something with ends is on it, whatever its parameter', () => {
  it.each([
    ['a segment', '\\segment{t}{A, B}', '1.5', [2, 0]],
    ['a segment', '\\segment{t}{A, B}', '-1', [0, 0]],
    ['a polygon', '\\polygon{t}{A, B, C}', '9', [0, 0]],
    ['a curve through points', '\\curve{t}{A, B, C}', '7', [2, 2]],
    ['an arc', '\\arc{t}{A, 0, pi/2, 1}', '2', [0, 1]],
    ['an arc', '\\arc{t}{A, 0, pi/2, 1}', '-1', [1, 0]],
    ['a parametric curve', '\\parametric{t}{s, s^2, 0, 2}', '3', [2, 4]],
    ['a part of a graph', '\\function{t}{x^2} \\limits{t}{-1, 2}', '5', [2, 4]],
  ])('%s', (_what, carrier, parameter, place) => {
    const definitions = [...corners, ...carrier.split(/(?<=\}) /), `\\glider{P}{t, ${parameter}}`];
    expect(placeOf(definitions)).toEqual(place);
    expect(mistakesIn(aFigure(definitions))).toMatchObject([
      { code: 'BAD_DEFINITION', data: { reason: 'startOutside' } },
    ]);
  });

  it.each([
    ['\\segment{t}{A, B}', '1', [2, 0]],
    ['\\line{t}{A, B}', '1.5', [3, 0]],
    ['\\circle{t}{A, 1}', '9*pi', [-1, 0]],
    ['\\arc{t}{A, 0, pi/2, 1}', '2*pi+pi/6', [0.866025, 0.5]],
    ['\\arc{t}{A, B, C}', 'pi/8', [1.847759, 0.765367]],
  ])('and nothing is said about one that is: %s at %s', (carrier, parameter, place) => {
    const definitions = [...corners, carrier, `\\glider{P}{t, ${parameter}}`];
    expect(placeOf(definitions)).toEqual(place);
    expect(mistakesIn(aFigure(definitions))).toEqual([]);
  });
});
