import type { Visualization } from '@lemma/core/document';
import { describe, expect, it } from 'vitest';
import { aFigure } from '../testing/index.ts';
import { checkVisualization, sharedAlone } from './index.ts';

/** A figure that shares these names; each has a span of its own. */
function sharing(names: readonly string[], definitions: readonly string[], plotted?: readonly string[]): Visualization {
  const shared = names.map((text, index) => ({ text, span: { from: 1000 + index, to: 1001 + index } }));
  return { ...aFigure(definitions, plotted && { plotted }), shared };
}

function told(figure: Visualization) {
  return checkVisualization(figure).map(({ code, severity, span, data }) => [code, severity, span.from, data['name']]);
}

const slider = '\\slider{a}{1, 0, 2}';

describe('what a figure shares', () => {
  it.each([
    ['a slider', [slider]],
    ['a box to tick', ['\\checkbox{a}{1}']],
    ['a point that can be moved', ['\\point[editable]{a}{1, 2}']],
    ['a point that moves on a line', ['\\line{g}{y, 2x}', '\\glider[editable]{a}{g, 1}']],
    ['a number to type', ['\\number[editable]{a}{1}']],
    ['a function to write', ['\\function[editable]{a}{x^2}']],
  ])('may be %s', (_, definitions) => {
    expect(told(sharing(['a'], definitions))).toEqual([]);
  });

  it('is told where it is not defined, and the figure is drawn', () => {
    expect(told(sharing(['a', 'b'], [slider]))).toEqual([['VARIABLE_NOT_DEFINED', 'warning', 1001, 'b']]);
  });

  it.each([
    ['a number', ['\\number{a}{1}']],
    ['a point', ['\\point{a}{1, 2}']],
    ['what is drawn by chance', ['\\randint{a}{1}{3}']],
    [
      'what moves with its points',
      ['\\point[editable]{P}{0, 0}', '\\point[editable]{Q}{1, 0}', '\\line[editable]{a}{P, Q}'],
    ],
  ])('is told where nobody can set it: %s', (_, definitions) => {
    expect(told(sharing(['a'], definitions))).toEqual([['SHARED_FIXED', 'warning', 1000, 'a']]);
  });

  it('is told once where its definition is wrong', () => {
    expect(told(sharing(['a'], ['\\slider{a}{1, 0, 2+}'])).map(([code]) => code)).toEqual(['BAD_DEFINITION']);
  });

  it('need not be within reach where it is shared, but has to be used', () => {
    const definitions = [slider, '\\point{P}{a, 1}'];
    expect(told(sharing([], definitions, ['P'])).map(([code]) => code)).toEqual(['NEVER_PLOTTED']);
    expect(told(sharing(['a'], definitions, ['P']))).toEqual([]);
    expect(told(sharing(['a'], [slider, '\\point{P}{1, 1}'], ['P'])).map(([code]) => code)).toEqual(['NEVER_USED']);
  });

  it('is told where no other figure shares it', () => {
    const figures = [sharing(['a', 'a', 't', 'u'], [slider, '\\slider{t}{1, 0, 2}']), sharing(['t'], [slider])];
    expect(sharedAlone(figures).map(({ code, span }) => [code, span.from])).toEqual([
      ['SHARED_ALONE', 1000],
      ['SHARED_ALONE', 1001],
    ]);
  });
});
