import { describe, expect, it } from 'vitest';
import type { NumberFieldName } from '../question/index.ts';
import { define } from '../testing/index.ts';
import { asConstant } from './as-constant.ts';
import { drawExercise } from './draw-exercise.ts';
import { drawnValues, isFraction } from './drawn-values.ts';

const precision = { mode: 'atleast', digits: 2 } as const;

function questionWith(definitions: ReturnType<typeof define>[], field: NumberFieldName, displayPrecision: number) {
  return { variables: { definitions, rules: [] }, field, displayPrecision, correctorPrecision: precision };
}

function exerciseOf(question: ReturnType<typeof questionWith>, seed: number) {
  const exercise = drawExercise(question, seed, 'de');
  if (!exercise.ok) throw new Error(JSON.stringify(exercise.failure));
  return exercise.value;
}

describe('a value as a constant', () => {
  it.each([
    ['randint v', '-5, 5', 'integer', 2],
    ['randdouble v', '-1, 1', 'real', 3],
    ['randrat v', '-9, 9, 1, 9', 'real', 2],
    ['randrat v', '-9, 9, 1, 9', 'rational', 2],
    ['drawFromSet v', '1/3, 0.5, 7', 'real', 2],
    ['number v', '1/3', 'real', 2],
    ['number v', '2^70', 'real', 2],
    ['number v', '10^-12', 'real', 15],
    ['number v', 'sqrt(2)', 'real', 4],
    ['function v', '12/4*x^2-3*x+(-1)*y', 'real', 2],
    ['function v', 'sin(2x)/x - |x|', 'real', 2],
    ['function v', 'x^(-1/2)*e^(-x)', 'rational', 2],
    ['matrix v', '[[1;2/3];[3;4]]', 'rational', 2],
    ['pmatrix v', '[[1;2];[3;4]]', 'real', 2],
    ['rowVector v', '[1;2;3]', 'real', 2],
    ['string v', 'red, or blue', 'real', 2],
    ['function v', '3+2i', 'complex', 2],
  ] as const)('\\%s: %s in a %s question looks the same', (head, values, field, digits) => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const before = exerciseOf(questionWith([define(head, values)], field, digits), seed);
      const value = before.drawn.get('v');
      if (value === undefined) throw new Error('no value');
      const constant = asConstant('v', value, value.kind === 'number' && isFraction('v', value, before));
      if (constant === undefined) throw new Error('no constant');
      const after = exerciseOf(questionWith([constant], field, digits), 999);
      expect(drawnValues(after).show({ name: 'v' })).toEqual(drawnValues(before).show({ name: 'v' }));
    }
  });
});
