import { describe, expect, it } from 'vitest';
import Fraction from 'fraction.js';
import { gradeProblem, type GradedQuestion } from './index.ts';
import { givenIn, questionsIn } from './testing/problem-to-grade.ts';

/** What was answered, counted anew here and independently of the code. */
interface Counts {
  readonly p: number;
  readonly n: number;
  readonly tp: number;
  readonly fp: number;
  readonly rightRows: number;
  readonly rows: number;
  readonly rightColumns: number;
  readonly columns: number;
}

/** The table of score types in the reference of the language, in exact fractions. */
const formulas: Readonly<Record<number, (counts: Counts) => Fraction>> = {
  1: ({ p, n, tp, fp }) => notNegative(new Fraction(tp).sub(new Fraction(fp).div(n + 1)).div(p)),
  2: ({ p, n, tp, fp }) => new Fraction(tp + (n - fp)).div(p + n),
  3: ({ p, tp, fp }) => notNegative(new Fraction(tp - fp).div(p)),
  4: ({ rightColumns, columns }) => new Fraction(rightColumns).div(columns),
  5: ({ p, tp, fp }) => (fp + p - tp === 0 ? new Fraction(1) : fp + p - tp === 1 ? new Fraction(0.5) : new Fraction(0)),
  6: ({ p, tp, fp }) => (fp === 0 ? new Fraction(tp).div(p) : new Fraction(0)),
  7: ({ p, n, tp, fp }) => notNegative(new Fraction(tp + n - fp - (fp + p - tp)).div(p + n)),
  8: ({ rightRows, rows }) => new Fraction(rightRows).div(rows),
  9: ({ tp, fp }) => new Fraction(tp > 0 && fp === 0 ? 1 : 0),
};

const types = Object.keys(formulas).map(Number);

function notNegative(value: Fraction): Fraction {
  return value.compare(0) < 0 ? new Fraction(0) : value;
}

/** All lists of the given length of these things. */
function lists<Thing>(things: readonly Thing[], length: number): readonly (readonly Thing[])[] {
  if (length === 0) return [[]];
  return lists(things, length - 1).flatMap((list) => things.map((thing) => [...list, thing]));
}

function count(things: readonly boolean[]): number {
  return things.filter(Boolean).length;
}

function graded(xml: string, selected: readonly string[] | undefined): GradedQuestion {
  const [question] = gradeProblem(questionsIn(xml), givenIn([], selected && { 1: selected })).questions;
  if (question === undefined) throw new Error('no question');
  return question;
}

function choices(type: string, correct: readonly boolean[], attributes = ''): string {
  const all = correct.map((each, index) => `<choice id="${String(index + 1)}" correct="${String(each)}">c</choice>`);
  return `<question type="${type}" ${attributes}>${all.join('')}</question>`;
}

describe('the nine score types', () => {
  it.each(types)('%i: several choices, every selection', (type) => {
    for (const correct of [2, 3, 4]
      .flatMap((length) => lists([true, false], length))
      .filter((each) => each.includes(true))) {
      const xml = choices('mc.multiple', correct, `score-type="${String(type)}"`);
      const questions = questionsIn(xml);
      for (const taken of lists([true, false], correct.length)) {
        const ids = taken.flatMap((isTaken, index) => (isTaken ? [String(index + 1)] : []));
        const right = taken.map((isTaken, index) => isTaken === correct[index]);
        const counts = {
          p: count(correct),
          n: correct.length - count(correct),
          tp: count(taken.map((isTaken, index) => isTaken && correct[index] === true)),
          fp: count(taken.map((isTaken, index) => isTaken && correct[index] === false)),
          rightRows: count(right),
          rows: right.length,
          rightColumns: right.includes(false) ? 0 : 1,
          columns: 1,
        };
        const { score } = gradeProblem(questions, givenIn([], { 1: ids }));
        expect([correct, taken, score]).toEqual([
          correct,
          taken,
          expect.closeTo(formulas[type]?.(counts).valueOf() ?? NaN, 12),
        ]);
      }
    }
  });

  it.each(types)('%i: yes and no, every answer', (type) => {
    for (const correct of [1, 2, 3]
      .flatMap((length) => lists([true, false], length))
      .filter((each) => each.includes(true))) {
      const questions = questionsIn(choices('mc.yesno', correct, `score-type="${String(type)}"`));
      for (const said of lists([true, false, undefined], correct.length)) {
        const ids = said.flatMap((yes, index) =>
          yes === undefined ? [] : [`${String(index + 1)}:${yes ? 'yes' : 'no'}`],
        );
        const right = said.map((yes, index) => yes === correct[index]);
        const counts = {
          p: count(correct),
          n: correct.length - count(correct),
          tp: count(right.map((isRight, index) => isRight && correct[index] === true)),
          // No answer to a false statement is as wrong as saying yes.
          fp: count(right.map((isRight, index) => !isRight && correct[index] === false)),
          rightRows: count(right),
          rows: right.length,
          rightColumns: right.includes(false) ? 0 : 1,
          columns: 1,
        };
        const { score } = gradeProblem(questions, givenIn([], { 1: ids }));
        const expected = type === 9 ? Number(!right.includes(false)) : formulas[type]?.(counts).valueOf();
        expect([correct, said, score]).toEqual([correct, said, expect.closeTo(expected ?? NaN, 12)]);
      }
    }
  });

  it.each(types)('%i: a matrix of two rows and three columns, every selection', (type) => {
    const solutions: readonly (readonly boolean[])[] = [
      [true, false, false, false, true, false],
      [true, true, false, false, false, true],
      [false, false, false, true, true, true],
      [true, true, true, true, true, true],
    ];
    for (const correct of solutions) {
      const rows = [correct.slice(0, 3), correct.slice(3)].map((row) =>
        row.flatMap((isCorrect, column) => (isCorrect ? [column + 1] : [])).join(' '),
      );
      const xml = `<question type="mc.matrix" score-type="${String(type)}"><choicematrix type="multiple"><column>a</column>
        <column>b</column><column>c</column>${rows.map((row) => `<row correct="${row}">r</row>`).join('')}</choicematrix></question>`;
      const questions = questionsIn(xml);
      for (const taken of lists([true, false], 6)) {
        const right = taken.map((isTaken, index) => isTaken === correct[index]);
        const place = (index: number) => ({ row: Math.floor(index / 3), column: index % 3 });
        const isLineRight = (line: (at: { row: number; column: number }) => boolean) =>
          right.every((isRight, index) => isRight || !line(place(index)));
        const counts = {
          p: count(correct),
          n: 6 - count(correct),
          tp: count(taken.map((isTaken, index) => isTaken && correct[index] === true)),
          fp: count(taken.map((isTaken, index) => isTaken && correct[index] === false)),
          rightRows: count([0, 1].map((row) => isLineRight((at) => at.row === row))),
          rows: 2,
          rightColumns: count([0, 1, 2].map((column) => isLineRight((at) => at.column === column))),
          columns: 3,
        };
        const ids = taken.flatMap((isTaken, index) => {
          const { row, column } = place(index);
          return isTaken ? [`${String(row + 1)}:${String(column + 1)}`] : [];
        });
        const { score } = gradeProblem(questions, givenIn([], { 1: ids }));
        expect([rows, ids, score]).toEqual([rows, ids, expect.closeTo(formulas[type]?.(counts).valueOf() ?? NaN, 12)]);
      }
    }
  });
});

describe('the usual score of a type', () => {
  it.each([
    ['mc.multiple', [true, true, false, false], ['1', '3'], (1 - 1 / 3) / 2],
    ['mc.yesno', [true, false, true, false], ['1:yes', '2:yes', '3:yes'], 2 / 4],
    ['mc.unique', [false, true, false], ['2'], 1],
    ['mc.unique', [false, true, false], ['1'], 0],
    ['mc.unique', [true, true, false], ['2'], 1],
  ] as const)('%s %j, selecting %j: %f', (type, correct, selected, score) => {
    expect(graded(choices(type, correct), selected).score).toBeCloseTo(score, 12);
  });

  it('of a matrix is that of choices', () => {
    const xml = `<question><choicematrix><column>a</column><column>b</column><row correct="1">r</row><row correct="2">s</row></choicematrix></question>`;
    expect(graded(xml, ['1:1', '2:1']).score).toBeCloseTo((1 - 1 / 3) / 2, 12);
    expect(graded(xml, ['1:1', '2:2'])).toMatchObject({ score: 1, isRight: true });
  });
});

describe('what is selected', () => {
  it.each<[string, readonly boolean[], readonly string[], boolean]>([
    ['mc.multiple', [true, false, true], ['1', '3'], true],
    ['mc.multiple', [true, false, true], ['1'], false],
    ['mc.multiple', [true, false, true], ['1', '2', '3'], false],
    ['mc.unique', [true, false, true], ['1'], true],
    ['mc.unique', [true, false, true], ['2'], false],
    ['mc.yesno', [true, false], ['1:yes', '2:no'], true],
    ['mc.yesno', [true, false], ['1:yes'], false],
    ['mc.multiple', [false, false], [], true],
  ])('%s %j: %j is right: %s', (type, correct, selected, isRight) => {
    expect(graded(choices(type, correct), selected).isRight).toBe(isRight);
    const all = graded(choices(type, correct, 'all-must-be-correct="true"'), selected);
    expect(all.score).toBe(isRight ? 1 : 0);
  });

  it('is nothing where nothing was touched, even if that would be right', () => {
    const xml = choices('mc.multiple', [false, false]);
    expect(graded(xml, undefined)).toMatchObject({ score: 0, isRight: false, isTouched: false });
    expect([...graded(xml, undefined).options.values()]).toEqual(['empty', 'empty']);
    expect(graded(xml, [])).toMatchObject({ score: 1, isRight: true, isTouched: true });
    expect(graded(xml, ['1'])).toMatchObject({ score: 0, isRight: false, isTouched: true });
  });

  it.each([1, 3, 6, 9])('scores by type %i where nothing should be selected', (type) => {
    const xml = choices('mc.multiple', [false, false], `score-type="${String(type)}"`);
    expect([graded(xml, []).score, graded(xml, ['2']).score]).toEqual([1, 0]);
  });

  it.each<[string, readonly boolean[], string, readonly string[], number, boolean]>([
    ['mc.multiple', [true, true, false], '', ['2'], 1, true],
    ['mc.multiple', [true, true, false], '', ['2', '3'], 0, false],
    ['mc.multiple', [true, true, false], 'all-must-be-correct="true"', ['2'], 0, false],
    ['mc.yesno', [true, true, false], '', ['1:yes', '2:no', '3:no'], 0, false],
    ['mc.yesno', [true, true, false], '', ['1:yes', '2:yes', '3:no'], 1, true],
  ])('%s %j %s, score type 9: %j scores %d, right: %s', (type, correct, attributes, selected, score, isRight) => {
    const found = graded(choices(type, correct, `score-type="9" ${attributes}`), selected);
    expect(found).toMatchObject({ score, isRight });
  });

  it.each(types)('by type %i scores 1 only if it is right', (type) => {
    for (const correct of lists([true, false], 3)) {
      for (const taken of lists([true, false], 3)) {
        const ids = taken.flatMap((isTaken, index) => (isTaken ? [String(index + 1)] : []));
        const found = graded(choices('mc.multiple', correct, `score-type="${String(type)}"`), ids);
        expect([correct, ids, found.isRight]).toEqual([correct, ids, found.score === 1]);
      }
    }
  });

  it('does not count twice where one may be selected, and not at all if there is no such option', () => {
    expect(graded(choices('mc.unique', [true, true]), ['1', '2']).score).toBe(0);
    expect(graded(choices('mc.yesno', [true]), ['1:yes', '1:no']).score).toBe(0);
    const row = '<row correct="1">r</row>';
    const matrix = `<question><choicematrix><column>a</column><column>b</column>${row}${row}</choicematrix></question>`;
    expect(graded(matrix, ['1:1', '1:2', '2:1']).score).toBeCloseTo(1 / 2, 12);
    expect(graded(choices('mc.multiple', [true]), ['1', '7', 'x:yes']).score).toBe(1);
  });

  it('is marked option by option', () => {
    const marks = (xml: string, ids: readonly string[]) => Object.fromEntries(graded(xml, ids).options);
    expect(marks(choices('mc.multiple', [true, false]), ['2'])).toEqual({ '1': 'wrong', '2': 'wrong' });
    expect(marks(choices('mc.yesno', [true, true]), ['1:yes'])).toEqual({
      '1:yes': 'right',
      '1:no': 'right',
      '2:yes': 'empty',
      '2:no': 'empty',
    });
    expect(marks(choices('mc.unique', [true, true, false]), ['1'])).toEqual({
      '1': 'right',
      '2': 'right',
      '3': 'right',
    });
    expect(marks(choices('mc.unique', [true, true, false]), ['3'])).toEqual({
      '1': 'wrong',
      '2': 'wrong',
      '3': 'wrong',
    });
  });

  it('depends on the drawn values where a choice does', () => {
    const xml = `<question type="mc.unique"><variables><variable type="number" name="a"><value>3</value></variable></variables>
      <choice id="1" condition="a &lt; 2">x</choice><choice id="2" condition="a &gt; 2">y</choice></question>`;
    expect([graded(xml, ['1']).score, graded(xml, ['2']).score]).toEqual([0, 1]);
  });
});
