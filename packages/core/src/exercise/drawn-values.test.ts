import { parseExpression } from '../expression/index.ts';
import type { DrawnValue, VariableDefinition } from '../variables/index.ts';
import { describe, expect, it } from 'vitest';
import type { Exercise } from './draw-exercise.ts';
import { drawnValues } from './drawn-values.ts';
import type { ShownValues } from './values.ts';

function definition(name: string, type: string, field?: string): VariableDefinition {
  const span = { from: 0, to: 0 };
  return {
    type,
    name,
    nameSpan: span,
    options: [],
    values: [],
    attributes: {},
    span,
    ...(field && { field: { text: field, span } }),
  };
}

const term = parseExpression('1.5*x+1');
const drawn = new Map<string, DrawnValue>([
  ['half', { kind: 'number', value: -0.5, numerator: -1, denominator: 2 }],
  ['third', { kind: 'number', value: 1 / 3, numerator: 1, denominator: 3 }],
  ['whole', { kind: 'number', value: 4 }],
  ['word', { kind: 'text', text: 'red' }],
  ...(term.ok ? [['f', { kind: 'function', expression: term.value, parameters: ['x'] }] as const] : []),
]);

function valuesOf(format: Partial<Exercise> = {}): ShownValues {
  return drawnValues({
    drawn,
    definitions: [],
    field: 'real',
    precision: { mode: 'atleast', digits: 2 },
    displayPrecision: 2,
    language: 'en',
    ...format,
  });
}

describe('drawnValues', () => {
  it.each([
    ['half', {}, '−0.5'],
    ['half', { language: 'de' }, '−0,5'],
    ['third', {}, '0.33'],
    ['third', { displayPrecision: 4 }, '0.3333'],
    ['third', { field: 'rational' }, '1/3'],
    ['half', { definitions: [definition('half', 'randrat')] }, '−1/2'],
    ['third', { definitions: [definition('third', 'number', 'rational')] }, '1/3'],
    ['third', { definitions: [definition('third', 'drawFromSet')] }, '1/3'],
    ['half', { definitions: [definition('half', 'drawFromSet')] }, '−0.5'],
    ['whole', { field: 'rational' }, '4'],
    ['word', {}, 'red'],
    ['nobody', {}, undefined],
  ] as const)('writes %s with %j as %s', (name, format, written) => {
    expect(valuesOf(format).show({ name })?.text).toBe(written);
  });

  it('writes a term in formulas with the decimal comma of the language', () => {
    const values = valuesOf({ language: 'fr' });
    expect(values.show({ name: 'f' })?.tex).toContain('1{,}5');
  });

  it('evaluates conditions about numbers; an empty one holds, one that is none is not known', () => {
    const { holds } = valuesOf();
    const condition = (words: string) => holds({ text: words, span: { from: 0, to: 0 } });
    expect(['whole > 3', 'half > 0', ' ', 'whole + 1', 'nobody = 1', '('].map(condition)).toEqual([
      true,
      false,
      true,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('has no coordinates', () => {
    expect(valuesOf().show({ name: 'whole', coordinate: 'x' })).toBeUndefined();
  });
});
