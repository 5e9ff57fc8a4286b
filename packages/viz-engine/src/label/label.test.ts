import { runs as howOften } from '@lemma/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainLabel, readLabel } from './index.ts';

describe('a label in letters', () => {
  it.each([
    ['P', 'P'],
    ['$P_1$', 'P₁'],
    ['P_12', 'P₁₂'],
    ['P_{12}', 'P₁₂'],
    ['$\\frac{3}{5}$', '3/5'],
    ['$\\frac{a+b}{2}$', '(a+b)/2'],
    ['\\vec{F}_N', 'F\u20d7_N'],
    ['\\alpha', 'α'],
    ['F_b', 'F_b'],
    ["$f'(x)$", 'f′(x)'],
    ['$x^2-1$', 'x²−1'],
    ['$\\sqrt{x+1}$', '√(x+1)'],
    ['force $\\vec{F}$ in N', 'force F\u20d7 in N'],
    ['$\\overline{AB}$', 'A\u0305B\u0305'],
    ['$\\mathbb{R}$', 'ℝ'],
    ['$\\sin\\alpha=\\frac12$', 'sinα=1/2'],
    ['5 $', '5 '],
    ['snake_case', 'snake_case'],
  ])('%s is written %s', (text, plain) => {
    expect(plainLabel(text)).toBe(plain);
  });

  it('shows no code and ends, whatever is written', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('\\', '{', '}', '_', '^', '$', 'a', 'frac', '\\frac', ' ') }),
        (text) => {
          expect(readLabel(`$${text.replaceAll('$', '')}$`).plain).not.toMatch(/\\[a-z]/);
        },
      ),
      { seed: 11, numRuns: howOften },
    );
  });
});

describe('a label as a formula', () => {
  it.each([
    ['P', undefined],
    ['A = 3', undefined],
    ['snake_case', undefined],
    ['$P_1$', 'P_1'],
    ['F_b', 'F_b'],
    ['P_12', 'P_{12}'],
    ['$1,5$', '1{,}5'],
    ['\\vec{F}_N', '\\vec{F}_N'],
    ['force $\\vec{F}$', '\\text{force }\\vec{F}'],
    ['100 % of $x$', '\\text{100 \\% of }x'],
  ])('%s is %s', (text, tex) => {
    expect(readLabel(text).tex).toBe(tex);
  });
});
