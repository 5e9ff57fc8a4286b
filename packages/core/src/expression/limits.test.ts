import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import {
  compileExpression,
  evaluateExpression,
  freeNames,
  maximumHeight,
  maximumLength,
  maximumNesting,
  parseExpression,
  printMathml,
  printTex,
  printText,
  type Expression,
} from './index.ts';

/** Exercises every operation on a tree. */
function useFully(expression: Expression): void {
  const names = [...freeNames(expression)];
  const compiled = compileExpression(expression, { slots: new Map(names.map((name, slot) => [name, slot])) });
  if (compiled.ok) compiled.value.evaluate(names.map(() => 1));
  printText(expression);
  printTex(expression);
  printMathml(expression);
}

/** Parses a text; a failure must point into it. */
function attempt(text: string): string {
  const result = parseExpression(text);
  if (result.ok) {
    useFully(result.value);
    return 'ok';
  }
  const { kind, span } = result.failure;
  expect(span.from).toBeGreaterThanOrEqual(0);
  expect(span.to).toBeGreaterThanOrEqual(span.from);
  expect(span.to).toBeLessThanOrEqual(text.length);
  return kind;
}

function repeated(before: string, count: number, middle = 'x', after = ''): string {
  return before.repeat(count) + middle + after.repeat(count);
}

describe('nesting', () => {
  it.each([
    ['round brackets', '(', ')'],
    ['square brackets', '[', ']'],
    ['bars', '|', '|'],
    ['calls', 'sin(', ')'],
    ['exponents of functions', 'sin^(', ')x'],
    ['sums in brackets', '(1+', ')'],
    ['conditions', 'if(', '<1;2;3)'],
    ['vectors', '[1;', ']'],
  ])('is refused beyond the limit: %s', (_, before, after) => {
    expect(attempt(repeated(before, maximumNesting, 'x', after))).toBe('ok');
    expect(attempt(repeated(before, maximumNesting + 1, 'x', after))).toBe('tooDeep');
    expect(attempt(repeated(before, 300, 'x', after))).toBe('tooDeep');
    expect(attempt(repeated(before, 300))).toBe('tooDeep');
  });

  it('says where it became too deep', () => {
    expect(parseExpression('('.repeat(300))).toEqual({
      ok: false,
      failure: { kind: 'tooDeep', span: { from: maximumNesting, to: maximumNesting + 1 }, limit: maximumNesting },
    });
  });

  it('does not add up over brackets that are closed', () => {
    expect(attempt('(x)'.repeat(maximumNesting + 1))).toBe('ok');
    expect(attempt('|x|'.repeat(maximumNesting + 1))).toBe('ok');
  });
});

describe('length', () => {
  it('is limited', () => {
    expect(attempt('x'.repeat(maximumLength))).toBe('ok');
    expect(attempt('x'.repeat(20_000))).toBe('tooLong');
    expect(attempt(`x${' '.repeat(maximumLength - 1)}`)).toBe('ok');
    expect(attempt(' '.repeat(maximumLength))).toBe('empty');
  });

  it.each([
    ['sum', '1+', 'x', 2],
    ['product', '2*', 'x', 2],
    ['tower of powers', 'x^', 'x', 2],
    ['row of signs', '-', 'x', 1],
    ['row of functions', '√', 'x', 1],
    ['row of NOT', 'NOT ', 'x<1', 4],
  ])('of a %s is limited by the height of its tree', (_, before, middle, size) => {
    expect(attempt(repeated(before, maximumHeight - 2, middle))).toBe('ok');
    expect(attempt(repeated(before, Math.floor((maximumLength - 3) / size), middle))).toBe('tooDeep');
  });

  it.each([
    ['factorials', `x${'!'.repeat(9_999)}`],
    ['factors', 'x '.repeat(5_000)],
    ['comparisons with sums', 'x+'.repeat(4_000) + 'x<1'],
  ])('of %s is limited by the height of the tree', (_, text) => {
    expect(attempt(text)).toBe('tooDeep');
  });

  it.each([
    ['chain of relations', '1<'.repeat(4_999) + '2'],
    ['list', `max(${'1;'.repeat(4_900)}2)`],
  ])('of a %s is not', (_, text) => {
    expect(attempt(text)).toBe('ok');
  });

  it.each([
    ['number', '1'.repeat(maximumLength)],
    ['power of ten', '1E309'],
    ['superscript', `x${'²'.repeat(9_999)}`],
  ])('of a %s must leave a number that can be computed with', (_, text) => {
    expect(attempt(text)).toBe('numberTooLarge');
  });
});

describe('any text at all', () => {
  it.each([
    ['nothing', '', 'empty'],
    ['blanks', ' \t\n\u00a0', 'empty'],
    ['a null character', 'x\0', 'badCharacter'],
    ['half an emoji', '\ud83d', 'badCharacter'],
    ['a word in Chinese', '数学', 'badCharacter'],
    ['a member of every object', '__proto__', 'badCharacter'],
  ])('is answered: %s', (_, text, answer) => {
    expect(attempt(text)).toBe(answer);
  });

  it('has unknown names that are not looked up among the members of objects', () => {
    for (const name of ['constructor', 'toString', 'hasOwnProperty', 'valueOf']) {
      expect(evaluateExpression(name)).toMatchObject({ failure: { kind: 'unknownName', name } });
      expect(evaluateExpression(`${name}(1)`)).toMatchObject({ ok: false });
    }
  });

  it('is answered, however strange', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        attempt(text);
        attempt(`1+${text}`);
      }),
      { seed: 7, numRuns: runs },
    );
  });

  it('is answered, however long', () => {
    const garbage = fc.sample(fc.string({ unit: 'binary', minLength: 100_000, maxLength: 100_000, size: 'max' }), {
      seed: 7,
      numRuns: 1,
    });
    for (const text of garbage) {
      expect(text.length).toBeGreaterThanOrEqual(100_000);
      expect(attempt(text)).toBe('tooLong');
      for (let from = 0; from < text.length; from += 5_000) attempt(text.slice(from, from + maximumLength));
    }
  });

  it('is answered when it is made of the language’s own characters', () => {
    const characters = fc.constantFrom(
      ...Array.from('x2.,;()[]|+-*/^#!<=>²√π∞ '),
      'sin',
      'log_3',
      ' mod ',
      'NOT ',
      ' AND ',
    );
    fc.assert(
      fc.property(fc.array(characters, { maxLength: 60 }), (parts) => {
        attempt(parts.join(''));
      }),
      { seed: 7, numRuns: runs },
    );
  });
});
