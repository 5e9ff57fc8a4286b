import { describe, expect, it } from 'vitest';
import { aFigure, mistakesIn } from '../testing/index.ts';
import { openScene } from '../scene/index.ts';

const points = ['\\point{A}{0, 0}', '\\point{B}{1, 0}', '\\point{C}{0, 1}'];

function reasons(definitions: readonly string[]): readonly unknown[] {
  return mistakesIn(aFigure([...points, ...definitions]))
    .map(({ data }) => data['reason'])
    .filter((reason) => reason !== 'notInPlane');
}

describe('what is accepted, but means nothing, is named:', () => {
  it.each([
    ['\\checkbox{c}{2}', 'notOnOrOff'],
    ['\\checkbox{d}{0, 1, 1}', 'sameValues'],
    ['\\onClickArrows{f}{[A], [B], 0}', 'notPositive'],
    ['\\onClickArrows{f}{[A, A], [B], 2}', 'twiceAtStart'],
    ['\\onClickArrows{f}{[A], [A], 2}', 'notAnArrow'],
    ['\\onClickArrows{f}{[A], [B], 3, [[A, B]], [[A, B]]}', 'twiceAtStart'],
    ['\\onClickSelect[0]{d}{A}', 'notPositive'],
    ['\\vectorfield{F}{-y, x, [-4, 0, 4], [-4, 8, 4]}', 'notARange'],
    ['\\vectorfield{F}{-y, x, [4, 8, -4]}', 'notARange'],
    ['\\vectorfield{F}{-y, x, [-4, 8.5, 4]}', 'notARange'],
    ['\\vectorfield{F}{-y, x, -3}', 'notPositive'],
    ['\\parametric{d}{t, t, 1, 1}', 'equalLimits'],
    ['\\curve3d{c}{t, t, t, 1, 1}', 'equalLimits'],
    ['\\parametricSurface{S}{u, v, u*v, [1, 1], [0, 1]}', 'equalLimits'],
    ['\\strip{s}{vertical, 1, >-2}', 'notPositive'],
    ['\\set2d{T}{1<2}', 'holdsAnywhere'],
    ['\\sequence[explicit]{b}{1.5, n}', 'notACount'],
    ['\\slider{a}{1, -3, 3} \\stepsize{a}{10}', 'stepTooLong'],
    ['\\slider{a}{2.5, 0, 5} \\stepsize{a}{1}', 'startBetweenSteps'],
  ])('%s', (definition, reason) => {
    expect(reasons(definition.split(/(?<=\}) (?=\\)/))).toEqual([reason]);
  });

  it.each([
    ['\\checkbox{d}{1, -1, 1}'],
    ['\\onClickArrows{f}{[A, B], [A, B], 2, [[A, B]], [[B, A]]}'],
    ['\\slider{a}{pi, -3.5, 3.5}'],
    ['\\slider{a}{0.3, 0, 1} \\stepsize{a}{0.1}'],
    ['\\set2d{T}{x < 2}'],
    ['\\parametric{d}{t, t, 1, -1}'],
  ])('and what means something is not: %s', (definition) => {
    expect(reasons(definition.split(/(?<=\}) (?=\\)/))).toEqual([]);
  });
});

it.each([
  [['\\slider{a}{2.5, 0, 5}', '\\stepsize{a}{1}'], 3],
  [['\\slider{a}{1, -3, 3}', '\\stepsize{a}{10}'], 1],
  [['\\slider{a}{5, 0, 5}', '\\stepsize{a}{2}'], 4],
  [['\\slider{a}{pi, 0, 5}'], Math.PI],
] as const)('a slider begins where it can be: %j', (definitions, value) => {
  const scene = openScene(aFigure(definitions), 0);
  expect(scene.ok && scene.value.numbers('a')).toEqual([value]);
});

it('a slider with swapped limits is described as it is drawn', () => {
  const scene = openScene(aFigure(['\\slider{b}{1, 3, -3}']), 0);
  expect(scene.ok && scene.value.variable('b')?.element.describe().gaps).toEqual({ value: 1, left: -3, right: 3 });
});
