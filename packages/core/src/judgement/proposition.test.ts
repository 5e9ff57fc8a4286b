import { describe, expect, it } from 'vitest';
import { sourceText } from '../testing/index.ts';
import { constants } from '../expression/index.ts';
import { askedOf, fieldShape, judgeAnswer, printSolution, readingOf } from './index.ts';
import { usualJudging } from './testing/usual-judging.ts';

function answer(solution: string) {
  return {
    type: 'input.function',
    solution: sourceText(solution),
    correctors: [{ kind: 'truthTable' }],
  } as const;
}

describe('a formula of logic', () => {
  it.each([
    ['A AND B', 'A and B', 'right'],
    ['A AND B', 'B and A', 'right'],
    ['A AND B', 'A ∧ B', 'right'],
    ['A AND B', 'A & B', 'right'],
    ['A AND B', 'A && B', 'right'],
    ['A AND B', 'A und B', 'right'],
    ['A AND B', 'A et B', 'right'],
    ['A AND B', 'A 且 B', 'right'],
    ['A AND B', 'not (not A or not B)', 'right'],
    ['A AND B', '¬(¬A ∨ ¬B)', 'right'],
    ['A AND B', '!(!A || !B)', 'right'],
    ['A AND B', 'A or B', 'wrong'],
    ['A AND B', 'A', 'wrong'],
    ['A AND B', 'A and B and C', 'wrong'],
    ['A AND B', 'A and B and (C or not C)', 'right'],
    ['A AND B', 'A and', 'invalid'],
    ['A AND B', 'A B', 'invalid'],
    ['A AND B', 'AB', 'right'],
    ['A AND B', 'ab', 'right'],
    ['A AND B', 'AC', 'invalid'],
    ['AB AND B', 'AB and B', 'right'],
    ['A AND B OR C', 'AB+C', 'right'],
    ['A AND (B OR C)', 'A(B+C)', 'right'],
    ['(A OR B) AND C', '(A+B)C', 'right'],
    ['A AND NOT B', "AB'", 'right'],
    ['A AND NOT B', 'A¬B', 'right'],
    ['A AND NOT B', 'Ａ∧￢Ｂ', 'right'],
    ['A OR B', 'Ａ＋Ｂ', 'right'],
    ['A AND B', 'Ａ＆Ｂ', 'right'],
    ['A AND B', '（Ａ ａｎｄ Ｂ）', 'right'],
    ['NOT A', 'A\u0305', 'right'],
    ['A AND B', '(A and B', 'invalid'],
    ['A AND B', 'A and hello', 'invalid'],
    ['A AND B', 'a and b', 'right'],
    ['A AND B', 'a or b', 'wrong'],
    ['A AND B', 'a and B and A', 'wrong'],
    ['E OR A', 'A OR E', 'right'],
    ['e OR a', 'a \\lor e', 'right'],
    ['A OR B', 'A ∨ B', 'right'],
    ['A OR B', 'A oder B', 'right'],
    ['A OR B', 'A ou B', 'right'],
    ['A OR B', 'A | B', 'right'],
    ['A OR B', 'A or (B and not A)', 'right'],
    ['A OR B', 'A xor B', 'wrong'],
    ['A => B', 'not A or B', 'right'],
    ['A => B', 'A -> B', 'right'],
    ['A => B', 'A ⇒ B', 'right'],
    ['A => B', 'nicht B => nicht A', 'right'],
    ['A => B', 'B => A', 'wrong'],
    ['A => B', '¬(A ∧ ¬B)', 'right'],
    ['A <=> B', '(A => B) and (B => A)', 'right'],
    ['A <=> B', 'A ⇔ B', 'right'],
    ['A <=> B', 'A <-> B', 'right'],
    ['A <=> B', 'A = B', 'invalid'],
    ['A <=> B', 'not (A xor B)', 'right'],
    ['A <=> B', 'A and B or not A and not B', 'right'],
    ['A XOR B', 'A ⊕ B', 'right'],
    ['A XOR B', '(A or B) and not (A and B)', 'right'],
    ['A => (B => C)', 'A => B => C', 'right'],
    ['A => (B => C)', 'A and B => C', 'right'],
    ['A => (B => C)', '(A => B) => C', 'wrong'],
    ['A or B and C', 'A or (B and C)', 'right'],
    ['A or B and C', '(A or B) and (A or C)', 'right'],
    ['A or B and C', '(A or B) and C', 'wrong'],
    ['A', 'A and (A or B)', 'right'],
    ['A', 'not not A', 'right'],
    ['true', 'A or not A', 'right'],
    ['true', '1', 'right'],
    ['false', 'A and not A', 'right'],
    ['false', 'falsch', 'right'],
    ['[NOT A] OR B', '[not A] or B', 'right'],
    ['p and q', 'p ∧ q', 'right'],
    ['rain or sun', 'sun or rain', 'right'],
  ])('%s, written as %s, is %s', (solution, input, verdict) => {
    expect(judgeAnswer(input, answer(solution), usualJudging)).toEqual({ verdict });
  });

  it('is one without a command, where the solution can be nothing else', () => {
    const plain = { type: 'input.function', solution: sourceText('A AND NOT B'), correctors: [] } as const;
    expect(judgeAnswer('¬(¬A ∨ B)', plain, usualJudging)).toEqual({ verdict: 'right' });
    expect(judgeAnswer('A', plain, usualJudging)).toEqual({ verdict: 'wrong' });
  });

  it.each(['A => B', 'A AND NOT B', '(A xor B) <=> C'])('is right as its solution %s is printed', (solution) => {
    const printed = printSolution(answer(solution), usualJudging);
    expect(judgeAnswer(printed, answer(solution), usualJudging)).toEqual({ verdict: 'right' });
  });

  it('with too many names is not decided, and a deep one is read', () => {
    const many = 'abcdfghjklmn'.split('').join(' or ');
    expect(judgeAnswer(many, answer('A'), usualJudging)).toEqual({ verdict: 'undecided' });
    expect(judgeAnswer('('.repeat(499) + 'A' + ')'.repeat(499), answer('A'), usualJudging)).toEqual({
      verdict: 'right',
    });
    expect(judgeAnswer('¬'.repeat(998) + 'A', answer('A'), usualJudging)).toEqual({ verdict: 'right' });
  });

  it.each([
    ['(A => B) and (B => C)', 'A => B => C', '(A ⇒ B) ⇒ C', '((A ⇒ B) ∧ (B ⇒ C))'],
    ['(A <=> B) and (B <=> C)', 'A <=> B <=> C', '(A ⇔ B) ⇔ C', '((A ⇔ B) ∧ (B ⇔ C))'],
    ['(A ⇐ B) ⇒ C', 'A ⇐ B ⇒ C', '(A ⇐ B) ⇒ C', 'A ⇐ (B ⇒ C)'],
    ['A ⇐ (B ⇒ C)', 'A ⇐ B ⇒ C', '(A ⇐ B) ⇒ C', 'A ⇐ (B ⇒ C)'],
  ])('with a chain of arrows is asked about where one reading is right: for %s, %s', (solution, input, one, other) => {
    const remark = { kind: 'twoReadings', one, other };
    expect(judgeAnswer(input, answer(solution), usualJudging)).toEqual({ verdict: 'ambiguous', remark });
  });

  it.each([
    ['A => B => C', 'A => (B => C)', 'right'],
    ['A ⇐ B ⇐ C', '(A ⇐ B) ⇐ C', 'right'],
    ['A and C', 'A => B => C', 'wrong'],
    ['A ⇐ B ⇒ C', '(A ⇐ B) ⇒ C', 'wrong'],
    ['A or not B', 'A <= B', 'invalid'],
  ])('with a chain of arrows is never silently another one: for %s, %s is %s', (solution, input, verdict) => {
    expect(judgeAnswer(input, answer(solution), usualJudging).verdict).toBe(verdict);
  });
});

describe('letters that are constants elsewhere are statements in logic', () => {
  const names = [...constants.keys(), 'i', 'a', 'B'].filter((name) => /^[A-Za-z]\w*$/.test(name));
  it.each(names)('%s', (name) => {
    for (const formula of [`${name} OR C`, `NOT ${name}`, `D AND (${name} OR NOT C)`])
      for (const correctors of [[], [{ kind: 'truthTable' } as const]]) {
        const letters = [...formula.matchAll(/\b(?!OR|AND|NOT)\w+/g)].map(([letter]) => letter).sort();
        const judging = usualJudging;
        const table = { type: 'input.truth-table', solution: sourceText(formula), correctors: [] } as const;
        expect(fieldShape(table, judging).names).toEqual(letters);
        expect(judgeAnswer(printSolution(table, judging), table, judging)).toEqual({ verdict: 'right' });
        const term = { ...table, type: 'input.function', correctors } as const;
        expect(fieldShape(term, judging)).toEqual({ names: letters, notation: 'proposition' });
        const printed = printSolution(term, judging);
        expect([printed, readingOf(printed, askedOf(term, judging))?.ok]).toEqual([printed, true]);
        expect([printed, judgeAnswer(printed, term, judging)]).toEqual([printed, { verdict: 'right' }]);
      }
  });
});
