import fc from 'fast-check';
import { runs } from '@lemma/core/testing';
import { describe, expect, test } from 'vitest';
import { converted } from './testing/converted.ts';

const mistakes: readonly (readonly [string, string, number, number, Readonly<Record<string, string | number>>])[] = [
  ['x+\\alhpa', 'unknown-math-command', 2, 8, { command: '\\alhpa', suggestion: '\\alpha' }],
  ['\\frc12', 'unknown-math-command', 0, 4, { command: '\\frc', suggestion: '\\frac' }],
  ['\\somethingelse', 'unknown-math-command', 0, 14, { command: '\\somethingelse' }],
  ['\\href{a}', 'unknown-math-command', 0, 5, { command: '\\href' }],
  ['\\frac{1}', 'missing-argument', 0, 5, { command: '\\frac' }],
  ['x^', 'missing-argument', 1, 2, { command: '^' }],
  ['{x_}', 'missing-argument', 2, 3, { command: '_' }],
  ['\\sqrt', 'missing-argument', 0, 5, { command: '\\sqrt' }],
  ['\\var{}', 'missing-argument', 0, 4, { command: '\\var' }],
  ['\\text', 'missing-argument', 0, 5, { command: '\\text' }],
  ['\\left x\\right)', 'missing-argument', 0, 5, { command: '\\left' }],
  ['\\hspace{url}', 'missing-argument', 0, 7, { command: '\\hspace' }],
  ['a{b', 'unbalanced-brace', 1, 2, { brace: '{' }],
  ['a}b', 'unbalanced-brace', 1, 2, { brace: '}' }],
  ['\\text{$x}', 'unbalanced-brace', 6, 7, { brace: '$' }],
  ['2\\left(x', 'missing-right-delimiter', 1, 7, {}],
  ['x\\right)', 'missing-left-delimiter', 1, 7, { command: '\\right' }],
  ['x^1^2', 'double-superscript', 3, 4, {}],
  ["x^1'", 'double-superscript', 3, 4, {}],
  ['x_1_2', 'double-subscript', 3, 4, {}],
  ['a&b', 'misplaced-alignment', 1, 2, { mark: '&' }],
  ['a\\\\b', 'misplaced-alignment', 1, 3, { mark: '\\\\' }],
  ['\\begin{matrix}{a&b}\\end{matrix}', 'misplaced-alignment', 16, 17, { mark: '&' }],
  [
    '\\begin{pmatrx}1\\end{pmatrx}',
    'unknown-math-environment',
    0,
    14,
    { environment: 'pmatrx', suggestion: 'pmatrix' },
  ],
  ['\\begin{cases}1\\end{matrix}', 'mismatched-math-environment', 14, 26, { expected: 'cases', found: 'matrix' }],
  ['x\\begin{cases}1', 'mismatched-math-environment', 1, 14, { expected: 'cases', found: '' }],
  ['x\\end{cases}', 'mismatched-math-environment', 1, 12, { expected: '', found: 'cases' }],
  ['\\color{url(x)}y', 'unknown-color', 7, 13, { color: 'url(x)' }],
  ['a$b', 'unexpected-character', 1, 2, { character: '$' }],
  ['a#b', 'unexpected-character', 1, 2, { character: '#' }],
];

describe('a mistake', () => {
  test.each(mistakes)('%s is %s at its place', (tex, code, from, to, data) => {
    expect(converted(tex, { display: true }).findings).toMatchObject([
      { code, severity: 'error', span: { from, to }, data },
    ]);
  });

  test('may have a consequence: an open bracket takes the argument', () => {
    const codes = converted('\\sqrt[3{x}', { display: true }).findings.map(({ code }) => code);
    expect(codes).toEqual(['missing-argument', 'unbalanced-brace']);
  });

  test('leaves the rest of the formula readable', () => {
    expect(converted('a+\\nope+\\frac{1}', { display: false }).mathml).toContain(
      '<mi>a</mi><mo>+</mo><merror><mtext>\\nope</mtext></merror><mo>+</mo>' +
        '<mfrac><mn>1</mn><merror><mtext>\\frac</mtext></merror></mfrac>',
    );
  });
});

const deep = [
  '{',
  '\\left(',
  '\\sqrt',
  'x^{',
  '\\frac{1}{',
  '\\begin{matrix}',
  '\\displaystyle ',
  'a\\over ',
  '\\text{$',
  '\\sqrt[',
  '\\cfrac1{',
  '\\text{\\text{',
];

describe('limits', () => {
  test.each(deep)('%s nested 4,000 times is too deep, once', (part) => {
    const { mathml, findings } = converted(part.repeat(4000), { display: true });
    expect(findings.map(({ code }) => code)).toEqual(['too-deep']);
    expect(depthOf(mathml)).toBeLessThan(130);
  });

  test('20,000 braces end without an overflow', () => {
    const { findings } = converted('{'.repeat(20_000) + '}'.repeat(20_000), { display: true });
    expect(findings).toEqual([
      { code: 'too-deep', severity: 'error', span: { from: 100, to: 101 }, data: { limit: 100 } },
    ]);
  });

  test('99 braces are not too deep', () => {
    expect(converted(`${'{'.repeat(99)}x${'}'.repeat(99)}`, { display: true }).findings).toEqual([]);
  });

  test('more than 64 kB are refused', () => {
    const { mathml, findings } = converted('x'.repeat(65_537), { display: true });
    expect(findings.map(({ code }) => code)).toEqual(['too-long']);
    expect(mathml.length).toBeLessThan(600);
  });

  test('many unknown commands take no longer than many known ones', () => {
    expect(converted('\\sqrtt '.repeat(9000), { display: true }).findings).toHaveLength(9000);
  });
});

const pieces = [
  ...[
    '\\frac',
    '\\sqrt',
    '[',
    ']',
    '{',
    '}',
    '^',
    '_',
    "'",
    '&',
    '\\\\',
    '\\left',
    '\\right',
    '\\middle',
    '(',
    ')',
    '|',
  ],
  ...[
    '\\begin{cases}',
    '\\end{cases}',
    '\\begin{array}{c|}',
    '\\end{array}',
    '\\begin{',
    '\\hline',
    '\\text{',
    '$',
    '\\(',
  ],
  ...[
    '\\var{',
    'a',
    '1',
    '2.5',
    '{,}',
    '-',
    '=',
    ' ',
    '\n',
    '%',
    '\\sum',
    '\\limits',
    '\\lim',
    '\\sin',
    '\\vec',
    '\\,',
    '\\color{red}',
  ],
  ...[
    '\\over',
    '\\displaystyle',
    '\\mathbf',
    '\\rm',
    '<',
    '>',
    '"',
    '&amp;',
    '#',
    '\\',
    '\\operatorname',
    '\\not',
    '\\substack',
  ],
  ...[
    '\\big',
    '\\inner',
    '\\m',
    '\u0000',
    '\ud800',
    '\ufffe',
    '😀',
    'é',
    '\\dots',
    '\\tag',
    '\\xrightarrow',
    '\\mathop',
    '\\hspace',
  ],
];
const formulas = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

describe('any string', () => {
  test('becomes one well-formed element with findings inside the string', () => {
    fc.assert(
      fc.property(formulas, fc.boolean(), (tex, display) => {
        const { mathml, findings } = converted(tex, { display });
        expect(depthOf(mathml)).toBeLessThan(130);
        for (const { span } of findings) {
          expect(span.from).toBeGreaterThanOrEqual(0);
          expect(span.to).toBeGreaterThanOrEqual(span.from);
          expect(span.to).toBeLessThanOrEqual(tex.length);
        }
      }),
      { seed: 7, numRuns: runs },
    );
  });
});

/** The depth of well-formed XML with one root; -1 if it is malformed. */
function depthOf(xml: string): number {
  const open: string[] = [];
  let depth = 0;
  let rest = xml;
  const token =
    /^(?:<([a-z]+)((?: [a-z]+="[^"<>&]*(?:&(?:amp|lt|gt|#\d+);[^"<>&]*)*")*)(\/?)>|<\/([a-z]+)>|[^<>&]+|&(?:amp|lt|gt);)/;
  if (/[^\n\r\t -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(xml)) throw new Error(`characters: ${xml}`);
  while (rest !== '') {
    const [found, start, , closed, end] = token.exec(rest) ?? [];
    if (found === undefined) throw new Error(`not well-formed: ${rest.slice(0, 80)}`);
    if (start !== undefined && closed === '') open.push(start);
    if (end !== undefined && open.pop() !== end) throw new Error(`unbalanced at ${rest.slice(0, 80)}`);
    depth = Math.max(depth, open.length);
    rest = rest.slice(found.length);
    if (open.length === 0 && rest !== '') throw new Error(`more than one root: ${rest.slice(0, 80)}`);
  }
  return depth;
}
