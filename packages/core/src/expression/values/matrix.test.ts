import fc from 'fast-check';
import { det, inv, multiply } from 'mathjs';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/index.ts';
import { evaluateExpression, formatValue, numberOf, type Field, type Value } from '../index.ts';

function shown(text: string, field: Field = 'rational', variables: Readonly<Record<string, Value>> = {}): string {
  const result = evaluateExpression(text, { field, variables });
  return result.ok ? formatValue(result.value, { field, digits: 6 }) : result.failure.kind;
}

describe('vectors and matrices', () => {
  it.each([
    ['[1;2]+[3;4]', '[4; 6]'],
    ['2[1;2]-[1;1]/2', '[3/2; 7/2]'],
    ['-[1;2]', '[-1; -2]'],
    ['[1;2]*[3;4]', '11'],
    ['[[1;2];[3;4]]*[[1,2],[3,4]]', '[[7; 10]; [15; 22]]'],
    ['[[1;2];[3;4]]*[1;1]', '[3; 7]'],
    ['[1;1]*[[1;2];[3;4]]', '[4; 6]'],
    ['[[1;2;3]]*[[1];[2];[3]]', '[[14]]'],
    ['[[1];[2]]*[[3;4]]', '[[3; 4]; [6; 8]]'],
    ['[[1;2];[3;4]]^2', '[[7; 10]; [15; 22]]'],
    ['[[1;2];[3;4]]^0', '[[1; 0]; [0; 1]]'],
    ['[[1;2];[3;4]]^-1', '[[-2; 1]; [3/2; -1/2]]'],
    ['[[1;1];[0;1]]^100', '[[1; 100]; [0; 1]]'],
    ['inv([[1;2];[3;4]])', '[[-2; 1]; [3/2; -1/2]]'],
    ['inv(4)', '1/4'],
    ['transpose([[1;2;3];[4;5;6]])', '[[1; 4]; [2; 5]; [3; 6]]'],
    ['transpose([1;2])', '[1; 2]'],
    ['det([[1;2];[3;4]])', '-2'],
    ['det([[0;1];[1;0]])', '-1'],
    ['det([[1;2];[2;4]])', '0'],
    ['trace([[1;2];[3;4]])', '5'],
    ['|[3;4]|', '5'],
    ['norm([[1;1];[1;1]])', '2'],
    ['norm(-3)', '3'],
    ['min([[3;1];[2;5]])', '1'],
    ['max[3;1/2]', '3'],
    ['hadamard([1;2];[3;4])', '[3; 8]'],
    ['[1;2]=[2/2;4/2]', 'true'],
    ['[1;2]!=[1;3]', 'true'],
    ['[1;2]=[1;2;0]', 'false'],
    ['[1;2]=1', 'false'],
  ])('%s is %s', (text, value) => {
    expect(shown(text)).toBe(value);
  });

  it.each([
    ['[[1;2];[3]]', 0, 11],
    ['[[1;2];3]', 0, 9],
    ['1+[1;2]', 0, 7],
    ['2([1;2]+[1;2;3])', 2, 15],
    ['[1;2]*[1;2;3]', 0, 13],
    ['[[1;2]]*[[1;2]]', 0, 15],
    ['[1;2]^2', 0, 7],
    ['[[1;2];[3;4]]^(1/2)', 0, 19],
    ['2^[1;2]', 0, 7],
    ['1/[1;2]', 0, 7],
    ['|[[1;2];[3;4]]|', 0, 15],
    ['sin[1;2]', 0, 8],
    ['[1;2]!', 0, 6],
    ['[1;2]<[1;3]', 0, 5],
    ['3<[1;3]', 2, 7],
    ['det([1;2])', 0, 10],
    ['inv([[1;2;3];[4;5;6]])', 0, 22],
    ['hadamard([1;2];[1;2;3])', 0, 23],
  ])('%s has a shape that does not fit', (text, from, to) => {
    expect(evaluateExpression(text)).toEqual({ ok: false, failure: { kind: 'wrongShape', span: { from, to } } });
  });

  it('are no conditions, conditions no entries', () => {
    expect(shown('[1<2; 1]')).toBe('numberExpected');
    expect(shown('[1; 2] AND true')).toBe('truthValueExpected');
  });

  it('may be the values of names', () => {
    const A = evaluateExpression('[[1;2];[3;4]]', { field: 'rational' });
    const v = evaluateExpression('[1;-1]', { field: 'rational' });
    if (!A.ok || !v.ok) throw new Error('no values');
    expect(shown('2A v + v', 'rational', { A: A.value, v: v.value })).toBe('[-1; -3]');
    expect(shown('Av', 'real', { A: A.value, v: v.value })).toBe('[-1; -1]');
    expect(shown('[v; 2v]', 'rational', { v: v.value })).toBe('[[1; -1]; [2; -2]]');
  });

  it('have no inverse that is a number where they are singular', () => {
    expect(shown('inv([[1;2];[2;4]])')).toBe('[[–; –]; [–; –]]');
  });

  it('have a conjugate transpose', () => {
    expect(shown('adjoint([[1;i];[2;3-i]])', 'complex-rational')).toBe('[[1; 2]; [-i; 3 + i]]');
  });

  it('are whole where doubles can be', () => {
    expect(evaluateExpression('det([[1;2];[3;4]])')).toEqual({ ok: true, value: { kind: 'real', value: -2 } });
  });

  it('are refused when their powers would take too long', () => {
    const row = `[${Array.from({ length: 40 }, () => '1').join(';')}]`;
    const matrix = `[${Array.from({ length: 40 }, () => row).join(';')}]`;
    expect(shown(`${matrix}^2`, 'real')).toBe('tooLong');
  });
});

const entry = fc.integer({ min: -9, max: 9 });

function square(size: number) {
  return fc.array(fc.array(entry, { minLength: size, maxLength: size }), { minLength: size, maxLength: size });
}

function textOf(matrix: readonly (readonly number[])[]): string {
  return `[${matrix.map((row) => `[${row.join(';')}]`).join(';')}]`;
}

const pairs = fc.integer({ min: 1, max: 4 }).chain((size) => fc.tuple(square(size), square(size)));

describe('matrices of rational numbers', () => {
  it('obey the laws of their algebra exactly', () => {
    fc.assert(
      fc.property(pairs, ([a, b]) => {
        const [A, B] = [textOf(a), textOf(b)];
        expect(shown(`det(${A}*${B})=det(${A})*det(${B})`)).toBe('true');
        expect(shown(`transpose(${A}*${B})=transpose(${B})*transpose(${A})`)).toBe('true');
        expect(shown(`trace(${A}*${B})=trace(${B}*${A})`)).toBe('true');
        if (shown(`det(${A})`) !== '0') expect(shown(`inv(${A})*${A}=${A}^0`)).toBe('true');
      }),
      { seed: 7, numRuns: runs / 5 },
    );
  });
});

describe('matrices of real numbers', () => {
  it('have the products, determinants and inverses of mathjs', () => {
    fc.assert(
      fc.property(pairs, ([a, b]) => {
        const [A, B] = [textOf(a), textOf(b)];
        const determinant = det(a);
        expect(entries(`${A}*${B}`)).toEqual(
          multiply(a, b)
            .flat()
            .map((number) => number + 0),
        );
        expect(entries(`det(${A})`)[0]).toBeCloseTo(determinant, 6);
        if (Math.abs(determinant) < 0.5) return;
        const inverse = inv(a).flat();
        for (const [index, number] of entries(`inv(${A})`).entries())
          expect(number).toBeCloseTo(inverse[index] ?? NaN, 9);
      }),
      { seed: 7, numRuns: runs / 5 },
    );
  });
});

function entries(text: string): readonly number[] {
  const result = evaluateExpression(text);
  if (!result.ok) throw new Error(result.failure.kind);
  const { value } = result;
  if (value.kind === 'matrix') return value.rows.flat().map((each) => (numberOf(each) ?? NaN) + 0);
  return [numberOf(value) ?? NaN];
}
