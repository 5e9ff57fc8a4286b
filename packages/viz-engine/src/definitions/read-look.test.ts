import { describe, expect, it } from 'vitest';
import { paint } from '../board/index.ts';
import { openScene } from '../scene/index.ts';
import { aFigure } from '../testing/index.ts';

describe('White as the inside', () => {
  it.each([
    ['of a point is the colour of the page, in every theme', '\\point{P}{1, 2}', 'background'],
    ['of a circle stays white', '\\circle{P}{M, 2}', 'white'],
  ])('%s', (_, definition, name) => {
    const figure = aFigure(['\\point{M}{0, 0}', definition, '\\style{P}{{fillColor: "white"}}']);
    const scene = openScene(figure, 1);
    const look = scene.ok ? scene.value.variable('P')?.look : undefined;
    expect(look?.fill).toEqual({ kind: 'named', name });
    expect(look?.fill && paint(look.fill)).toBe(`var(--figure-${name}, #ffffff)`);
  });
});

describe('Without a style', () => {
  const lookOf = (definition: string) => {
    const scene = openScene(aFigure(['\\point{M}{0, 0}', definition]), 1);
    return scene.ok ? scene.value.variable('P')?.look : undefined;
  };

  it.each(['\\circle{P}{M, 2}', '\\line{P}{y, x}', '\\function{P}{x^2}'])(
    'a line is 2 pixels wide: %s',
    (definition) => {
      expect(lookOf(definition)?.strokeWidth).toBe(2);
    },
  );

  it.each([
    ['\\point{P}{1, 2}', 3],
    ['\\point[editable]{P}{1, 2}', 4],
  ])('a point has the size 3, and 4 if it can be moved: %s', (definition, size) => {
    expect(lookOf(definition)?.size).toBe(size);
  });
});

describe('The place of a label', () => {
  const offsetOf = (...placing: readonly string[]) => {
    const scene = openScene(aFigure(['\\point{P}{1, 2}', ...placing]), 1);
    return scene.ok ? scene.value.variable('P')?.look.labelOffset : undefined;
  };

  it.each([
    [['\\textPosition{P}{above}'], [0, 14]],
    [['\\textPosition{P}{ below left }'], [-12, -12]],
    [['\\offset{P}{10, -5}'], [10, -5]],
    [
      ['\\textPosition{P}{above}', '\\offset{P}{10, -5}'],
      [10, 9],
    ],
  ])('is a position and an offset from it: %j', (placing, expected) => {
    expect(offsetOf(...placing)).toEqual(expected);
  });
});
