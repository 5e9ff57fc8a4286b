import { describe, expect, it } from 'vitest';
import type { ValueKind } from '@lemma/core/code-answer';
import { fail, succeed } from '@lemma/core/store';
import { blame, needsSolution, type Trial } from './blame.ts';

const call = (argument: number) => JSON.stringify({ call: 'f', args: [argument] });
const trial = (marked: Trial['marked'], kinds: readonly ValueKind[] = [], rest: Partial<Trial> = {}): Trial => ({
  ...{ marked, isEndless: false, judged: 100 },
  values: new Map(kinds.map((kind, index) => [call(index), kind])),
  ...rest,
});
const broken = (message: string) => fail({ kind: 'evaluatorFailed', message, line: 3 } as const);
const graded = (exit: number) => succeed({ kind: 'graded', exit } as const);
const late = succeed({ kind: 'failed', failure: { kind: 'timeout' } } as const);
const right = { parts: [], answers: [], exits: [0] };

describe('an evaluator that has failed at an answer', () => {
  it('is right where it takes the solution: the last value of another kind is told', () => {
    const answer = trial(broken('TypeError'), ['number', 'text', 'number']);
    expect(blame(answer, trial(graded(0), ['number', 'number', 'number']), right)).toEqual(
      succeed({
        kind: 'failed',
        failure: {
          kind: 'unfit',
          unlike: { found: 'text', needed: 'number' },
          of: { function: 'f' },
          cause: { message: 'TypeError', line: 3 },
        },
      }),
    );
    expect(blame(answer, trial(graded(0)), right)).toMatchObject({
      value: { failure: { kind: 'unfit', of: { function: 'f' } } },
    });
  });

  it('is at fault where it fails with the solution, or does not find it right', () => {
    const answer = trial(broken('TypeError'), ['text']);
    for (const marked of [broken('TypeError'), graded(1), late]) {
      expect(blame(answer, trial(marked, ['number']), right)).toBe(answer.marked);
    }
  });

  it('is at fault if it comes to no end, unless it is much quicker with the solution', () => {
    const answer = trial(broken('The evaluator comes to no end.'), ['number'], { isEndless: true, judged: 5000 });
    const slow = trial(graded(0), ['number'], { judged: 4000 });
    expect(blame(answer, slow, right)).toBe(answer.marked);
    expect(blame(answer, { ...slow, judged: 1000 }, right)).toMatchObject({ ok: true });
  });

  it('is at fault without another run if a name or a module is missing', () => {
    const own = [
      "NameError: name 'exti' is not defined",
      "ModuleNotFoundError: No module named 'nothing'",
      "AttributeError: module 'math' has no attribute 'flor'",
      "'exti' undefined near line 2, column 1",
    ];
    expect(own.map((message) => needsSolution(trial(broken(message))))).toEqual(own.map(() => false));
    const ofValues = ["AttributeError: 'int' object has no attribute 'upper'", 'TypeError', 'AssertionError'];
    expect(ofValues.map((message) => needsSolution(trial(broken(message))))).toEqual(ofValues.map(() => true));
  });
});

describe('an answer that comes to no end', () => {
  it('is wrong if the solution comes to an end, and otherwise undecided', () => {
    const answer = trial(late);
    expect([needsSolution(answer), needsSolution(trial(graded(1)))]).toEqual([true, false]);
    expect(blame(answer, trial(graded(0)), right)).toBe(late);
    expect(blame(answer, trial(late), right)).toMatchObject({ ok: false });
    expect(blame(answer, trial(broken('…'), [], { isEndless: true }), right)).toMatchObject({ ok: false });
  });
});
