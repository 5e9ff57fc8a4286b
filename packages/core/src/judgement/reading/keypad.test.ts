import { describe, expect, it } from 'vitest';
import { longestInput } from '../../question/index.ts';
import { askedOf, keypadOf, readingOf, withKey, type Asked, type Key } from './index.ts';
import { sourceText } from '../../testing/index.ts';
import { usualJudging } from '../testing/usual-judging.ts';

const real: Asked = { type: 'input.number', field: 'real', language: 'en' };

function written(asked: Partial<Asked>): string {
  return keypadOf({ ...real, ...asked })
    .map((group) => group.map(({ before, behind }) => before + behind).join(' '))
    .join(' | ');
}

const x = new Set(['x']);
const complexTerm: Partial<Asked> = { type: 'input.function', field: 'complex', names: new Set(['i', 'z']) };

describe('the keys for', () => {
  it.each<readonly [string, Partial<Asked>, string]>([
    ['a real number', {}, '- . ()/() ^ √() () π e'],
    ['a real number in German', { language: 'de' }, '- , ()/() ^ √() () π e'],
    ['a real number in Chinese', { language: 'zh' }, '- . ()/() ^ √() () π e'],
    ['a whole number', { field: 'integer' }, '-'],
    ['a fraction', { field: 'rational' }, '- . ()/()'],
    ['a complex number', { field: 'complex' }, '- . ()/() ^ √() () π e i'],
    ['a complex fraction', { field: 'complex-rational' }, '- . ()/() i'],
    ['a quantity', { notation: 'quantity' }, '- . ()/() ^ √() () π e | ·10^ · ° µ Ω'],
    ['significant figures', { notation: 'figures' }, '- . ()/() ^ √() () π e ·10^'],
    ['a term', { type: 'input.function', names: x }, 'x ()/() ^2 ^ √() () || | - π e sin() cos() tan() ln()'],
    ['a complex term', complexTerm, 'z ()/() ^2 ^ √() () || | - π e i sin() cos() tan() ln()'],
    [
      'a term in α',
      { type: 'input.function', names: new Set(['alpha', 'x_1']) },
      'α x_1 ()/() ^2 ^ √() () || | - π e sin() cos() tan() ln()',
    ],
    [
      'an equation',
      { type: 'input.function', names: x, notation: 'relation' },
      'x ()/() ^2 ^ √() () || | - π e sin() cos() tan() ln() | < ≤ = ≠ ≥ > ∧ ∨',
    ],
    ['logic', { type: 'input.function', names: new Set(['A', 'B']), notation: 'proposition' }, 'A B ¬ ∧ ∨ ⇒ ⇔ ()'],
    ['a set', { type: 'input.finite-number-set' }, '{} ;  ∅ | - . ()/() ^ √() () π e'],
    ['an end', { type: 'end' }, '∞ - . ()/() ^ √() () π e'],
    ['an interval in one line', { type: 'input.interval' }, '< ≤ = ≠ ≥ > ∧ ∨ ∞ | - . ()/() ^ √() () π e'],
    [
      'a condition in French',
      { type: 'condition', names: x, language: 'fr' },
      'x < ≤ = ≠ ≥ > ∧ ∨ | - , ()/() ^ √() () π e sinon',
    ],
    ['words', { type: 'input.text' }, ''],
    ['a truth table', { type: 'input.truth-table' }, ''],
    ['a tile', { type: 'tile' }, ''],
  ])('%s', (_, asked, keys) => {
    expect(written(asked)).toBe(keys);
  });

  it('a term in many letters have some of them', () => {
    const names = new Set(Array.from({ length: longestInput }, (_, index) => `x_${index}`));
    expect(keypadOf({ ...real, type: 'input.function', names })[0]?.length).toBe(18);
  });
});

function keyOf(name: Key['name'], asked: Partial<Asked> = { type: 'input.function', names: x }): Key {
  const key = keypadOf({ ...real, ...asked })
    .flat()
    .find((each) => each.name === name);
  if (key === undefined) throw new Error(`There is no key ${name}`);
  return key;
}

/** `[` and `]` around what is selected, `|` at the caret. */
function marked(text: string) {
  const [from, to] = text.includes('¦')
    ? [text.indexOf('¦'), text.indexOf('¦')]
    : [text.indexOf('⟦'), text.indexOf('⟧') - 1];
  return { text: text.replaceAll(/[¦⟦⟧]/g, ''), selection: { from, to } };
}

describe('a key writes', () => {
  it.each<readonly [string, Key['name'], string]>([
    ['¦', 'fraction', '(¦)/()'],
    ['2+¦x', 'root', '2+√(¦)x'],
    ['⟦x+1⟧', 'root', '√(x+1)¦'],
    ['⟦x+1⟧', 'fraction', '(x+1)/(¦)'],
    ['2⟦x+1⟧y', 'brackets', '2(x+1)¦y'],
    ['⟦x⟧', 'absolute', '|x|¦'],
    ['x¦', 'power', 'x^¦'],
    ['x¦', 'square', 'x^2¦'],
    ['⟦x+1⟧', 'square', '(x+1)^2¦'],
    ['⟦x⟧', 'square', 'x^2¦'],
    ['⟦1.5⟧', 'square', '1.5^2¦'],
    ['⟦(x+1)⟧', 'power', '(x+1)^¦'],
    ['⟦(x+1)(x-1)⟧', 'power', '((x+1)(x-1))^¦'],
    ['⟦2x⟧+1', 'sin', 'sin(2x)¦+1'],
    ['2⟦a⟧', 'pi', '2π¦'],
    ['¦', 'letter', 'x¦'],
  ])('%s with %s: %s', (before, name, after) => {
    expect(withKey(marked(before), keyOf(name))).toEqual(marked(after));
  });
});

describe('what a key writes can be read', () => {
  const fields: readonly Partial<Asked>[] = [
    {},
    { language: 'de' },
    { field: 'complex' },
    { field: 'integer' },
    { type: 'input.function', names: x },
    { ...complexTerm },
    { type: 'end' },
  ];
  const rows = fields.flatMap((asked) =>
    keypadOf({ ...real, ...asked })
      .flat()
      .map((key) => [key.name, key, { ...real, ...asked }] as const),
  );

  it.each(rows)('%s', (_, key, asked) => {
    const { text } = withKey({ text: '2', selection: { from: 0, to: 1 } }, key);
    const candidates = [text, `${text}2`, `${text.slice(0, -1)}2)`, `2${text}2`].map(
      (each) => readingOf(each, asked)?.ok,
    );
    expect(candidates).toContain(true);
  });
});

describe('what is asked', () => {
  const answer = { solution: sourceText('x^2'), correctors: [] } as const;
  it.each([
    ['a term', { ...answer, type: 'input.function' }, { names: new Set(['x']), isRelation: false }],
    ['a number', { ...answer, type: 'input.number', solution: sourceText('2') }, {}],
    [
      'a quantity',
      { ...answer, type: 'input.number', correctors: [{ kind: 'unit', unit: 'm', isExact: false }] },
      { notation: 'quantity' },
    ],
    [
      'figures',
      { ...answer, type: 'input.number', correctors: [{ kind: 'significantFigures', figures: 3 }] },
      { notation: 'figures' },
    ],
    [
      'an equation',
      { ...answer, type: 'input.function', solution: sourceText('x^2 = 4') },
      { names: new Set(['x']), notation: 'relation', isRelation: true },
    ],
    [
      'logic',
      { ...answer, type: 'input.function', solution: sourceText('A AND B') },
      { names: new Set(['A', 'B']), notation: 'proposition', isRelation: false },
    ],
    [
      'what is handed out',
      { ...answer, type: 'input.function', shape: { names: ['t'] } },
      { names: new Set(['t']), isRelation: false },
    ],
  ] as const)('%s', (_, asked, expected) => {
    expect(askedOf(asked, usualJudging)).toEqual({ type: asked.type, language: 'en', field: 'real', ...expected });
  });
});
