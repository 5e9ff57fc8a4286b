import { describe, expect, it } from 'vitest';
import { evaluateExpression } from '../evaluation/evaluate.ts';
import { isReservedName } from '../reserved-names.ts';
import { functions, functionsByName } from './index.ts';

describe.each(functions.map((entry) => [entry.name, entry] as const))(
  '%s',
  (name, { doc, arity, inverse, synonyms = [] }) => {
    it.each(doc.examples)('has the value its documentation gives for %s', (text, value) => {
      const result = evaluateExpression(text);
      expect(result.ok && result.value).toBeCloseTo(value, 12);
    });

    it('may not be the name of a variable', () => {
      for (const spelling of [name, ...synonyms]) expect(isReservedName(spelling)).toBe(true);
    });

    it('refuses more arguments than it takes', () => {
      const [, most] = arity;
      if (most === Infinity) return;
      const text = `${name}(${Array.from({ length: most + 1 }, () => '1').join(';')})`;
      expect(evaluateExpression(text)).toMatchObject({ ok: false, failure: { kind: 'wrongNumberOfArguments' } });
    });

    it('has an inverse that undoes it, if any', () => {
      if (inverse === undefined) return;
      expect(functionsByName.has(inverse)).toBe(true);
      // 1.2 lies in the domain of every outer function; 0.6 in that of every inner one.
      const start = ['arcosh', 'arcoth'].includes(name) ? 1.2 : 0.6;
      const result = evaluateExpression(`${inverse}(${name}(${start}))`);
      expect(result.ok && result.value).toBeCloseTo(start, 9);
    });
  },
);

describe('the table of functions', () => {
  it('has every spelling once', () => {
    const spellings = functions.flatMap(({ name, synonyms = [] }) => [name, ...synonyms]);
    expect(new Set(spellings).size).toBe(spellings.length);
  });
});
