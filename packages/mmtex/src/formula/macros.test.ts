import { describe, expect, test } from 'vitest';
import { convertFormula, type FormulaMacro } from './index.ts';

const macros: ReadonlyMap<string, FormulaMacro> = new Map([
  ['half', { arguments: 0, body: '\\frac12' }],
  ['pair', { arguments: 2, body: '(#1;#2)' }],
  ['twice', { arguments: 1, body: '\\pair{#1}{#1}' }],
  ['loop', { arguments: 0, body: '\\loop x' }],
  ['double', { arguments: 0, body: '\\double\\double' }],
  ['wrong', { arguments: 1, body: '\\nope{#1}' }],
]);

function convert(tex: string): ReturnType<typeof convertFormula> {
  return convertFormula(tex, { display: false, macros });
}

describe("an author's shorthands", () => {
  test('stand for their bodies, and the alttext says what they stand for', () => {
    expect(convert('\\half').mathml).toContain('alttext="\\frac12"><mfrac><mn>1</mn><mn>2</mn></mfrac>');
    expect(convert('\\twice{a}').mathml).toContain('alttext="(a;a)"');
    expect(convert('\\pair\\alpha b').mathml).toContain('alttext="(\\alpha;b)"');
  });

  test('put what is wrong with a body at the call, and with an argument at the argument', () => {
    expect(convert('x+\\wrong{y}').findings.map(({ span }) => span)).toEqual([{ from: 2, to: 8 }]);
    expect(convert('\\twice{a}+\\pair{a}{\\nope}').findings.map(({ span }) => span)).toEqual([{ from: 19, to: 24 }]);
  });

  test('are stopped when they never end', () => {
    for (const tex of ['\\loop', '\\double']) {
      expect(convert(tex).findings).toEqual([
        {
          code: 'too-many-expansions',
          severity: 'error',
          span: { from: 0, to: tex.length },
          data: { command: tex, limit: 1000 },
        },
      ]);
    }
  });

  test('report an argument that is missing', () => {
    expect(convert('{\\pair{a}}').findings).toEqual([
      { code: 'missing-argument', severity: 'error', span: { from: 1, to: 6 }, data: { command: '\\pair' } },
    ]);
  });
});
