import { aFigure } from '@lemma/viz-engine/testing';
import { expect, it } from 'vitest';
import { checkVariant, isFlagged } from './variant-check.ts';

const none = { findings: [], undefinedNames: [], unseen: [] };

it('finds nothing where everything is defined and on the board', () => {
  const flags = checkVariant(aFigure(['\\randint{a}{1}{4}', '\\point{P}{a, -a}']), 1);
  expect(flags).toEqual(none);
  expect(isFlagged(flags)).toBe(false);
});

it('flags what has no value, and does not call it outside', () => {
  const flags = checkVariant(aFigure(['\\number{n}{sqrt(-1)}', '\\point{P}{n, 1}']), 1);
  expect(flags).toEqual({ ...none, undefinedNames: ['n', 'P'] });
  expect(isFlagged(flags)).toBe(true);
});

it('flags what cannot be seen on the board, but only what is drawn', () => {
  const figure = aFigure(['\\point{P}{6, 0}', '\\point{Q}{0, -7}', '\\point{R}{5, -5}'], { plotted: ['P', 'R'] });
  expect(checkVariant(figure, 1)).toEqual({ ...none, unseen: ['P'] });
});

it('looks at everything, not only at points', () => {
  const figure = aFigure(['\\point{P}{1, 1}', '\\line{g}{y, x + 20}', '\\function{f}{sqrt(-1 - x^2)}']);
  expect(checkVariant(figure, 1)).toEqual({ ...none, unseen: ['g', 'f'] });
});

it('depends on the seed', () => {
  const figure = aFigure(['\\randint{a}{0}{9}', '\\point{P}{a, 0}']);
  const flagged = Array.from({ length: 24 }, (_, seed) => isFlagged(checkVariant(figure, seed)));
  expect(new Set(flagged)).toEqual(new Set([true, false]));
});

it('tells why a variant cannot be drawn', () => {
  const [finding] = checkVariant(aFigure(['\\point{P}{1}']), 1).findings;
  expect(finding?.code).toBe('BAD_DEFINITION');
});
