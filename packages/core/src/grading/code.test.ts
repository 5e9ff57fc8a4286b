import { describe, expect, it } from 'vitest';
import type { CodeMark, CodeMarkFailure, CodePlace } from '../code-answer/index.ts';
import { allBlocks, readDocument } from '../document/index.ts';
import { drawExercise } from '../exercise/index.ts';
import { gradeProblem } from './index.ts';

const xml = `<document kind="problem" lang="en"><title>P</title><content><question type="python">
  <answer><fragment><input>1</input></fragment></answer><answer><fragment><input>2</input></fragment></answer>
  <marking><evaluator>0</evaluator><grade exit="3" score="0.25"><p>A quarter.</p></grade></marking>
</question></content></document>`;

/** The question graded by a mark, with these answers. */
function graded(texts: readonly string[], mark?: CodeMark, source = xml) {
  const document = readDocument(source);
  const question = document.ok ? allBlocks(document.value.blocks)[0] : undefined;
  if (question?.kind !== 'question') throw new Error('no question');
  const exercise = drawExercise(question, 1, 'en');
  if (!exercise.ok) throw new Error('not drawn');
  const given = {
    texts: new Map(texts.map((text, index) => [`1,${index + 1}`, { text, language: 'en' as const }])),
    selected: new Map(),
    ...(mark && { marks: new Map([[1, mark]]) }),
  };
  const { score, questions } = gradeProblem([{ number: 1, question, exercise: exercise.value }], given);
  const [only] = questions;
  const { isRight, isUndecided, isUnmarked, answers = [] } = only ?? {};
  return { score, isRight, isUndecided, isUnmarked, answers };
}

describe('a code question', () => {
  it.each([
    // exit, answers, score, verdicts
    [{ kind: 'graded', exit: 0 }, ['a', 'b'], 1, ['right', 'right']],
    [{ kind: 'graded', exit: 1 }, ['a', 'b'], 0, ['wrong', 'wrong']],
    [{ kind: 'graded', exit: -1 }, ['a', 'b'], 0, ['wrong', 'wrong']],
    [{ kind: 'graded', exit: 3 }, ['a', 'b'], 0.25, ['wrong', 'wrong']],
    [{ kind: 'graded', exit: 1 }, ['a', ' \f '], 0, ['wrong', 'empty']],
    [{ kind: 'graded', exit: 0 }, ['a', ''], 1, ['right', 'right']],
  ] as const)('marked %j with %j scores %d', (mark, texts, score, verdicts) => {
    const result = graded(texts, mark);
    expect(result).toMatchObject({ score, isRight: score === 1, isUnmarked: false, isUndecided: false });
    expect(result.answers.map(({ assessment }) => assessment.verdict)).toEqual(verdicts);
  });

  it('shows what its author says about the exit value once', () => {
    expect(graded(['a', 'b'], { kind: 'graded', exit: 3 }).answers.map(({ credit }) => credit?.length)).toEqual([
      1,
      undefined,
    ]);
  });

  /** What is said of code that has failed at these places. */
  const remarksOn = (...places: readonly CodePlace[]) => {
    const failure = { kind: 'error', message: 'NameError', places } as const;
    return graded(['a', 'b'], { kind: 'failed', failure }).answers.map(({ assessment }) => assessment.remark);
  };

  it('tells what has failed at the answer it is in, with its line', () => {
    expect(remarksOn({ part: 'answer 2', line: 2 })).toEqual([
      undefined,
      { kind: 'codeFailed', message: 'NameError', line: 2 },
    ]);
    // Lines of the author's part are not those of an answer.
    expect(remarksOn({ part: 'functions', line: 2 })[0]).toEqual({ kind: 'codeFailed', message: 'NameError' });
    // What fails in the author's code began in the learner's.
    expect(remarksOn({ part: 'functions', line: 2 }, { part: 'answer 1', line: 3 })[0]).toEqual({
      kind: 'codeFailed',
      message: 'NameError',
      line: 3,
    });
  });

  it('tells a value that its evaluator cannot take, and one that is refused, at the answer that has given it', () => {
    const failures = [
      {
        kind: 'unfit',
        unlike: { found: 'text', needed: 'number' },
        of: { function: 'g' },
        cause: { message: 'secret' },
      },
      { kind: 'unfit', of: { answer: 2 }, cause: { message: 'secret' } },
      { kind: 'value', value: 'nan', of: { function: 'g' } },
      { kind: 'value', value: 'nan', of: { function: 'h' } },
      { kind: 'flooded' },
    ] as const;
    const remarks = failures.map((failure) =>
      graded(['def f(): pass', 'def g(): pass'], { kind: 'failed', failure }).answers.map(
        ({ assessment }) => assessment.remark,
      ),
    );
    expect(remarks).toEqual([
      [undefined, { kind: 'codeUnfit', unlike: { found: 'text', needed: 'number' }, of: 'g' }],
      [undefined, { kind: 'codeUnfit' }],
      [undefined, { kind: 'codeValue', value: 'nan' }],
      // A function of the author.
      [{ kind: 'codeValue', value: 'nan' }, undefined],
      [{ kind: 'codeFlooded' }, undefined],
    ]);
  });

  it.each([
    'AssertionError',
    'AssertionError: 3',
    'assert (f (2) == 4) failed',
    'ASSERT errors for:  assert (f (2),4)',
  ])('says no more than that it is wrong where its evaluator asserts (%s), unless its kind is another', (message) => {
    const failure = { kind: 'unfit', of: { function: 'g' }, cause: { message } } as const;
    const [first, second] = graded(['def f(): pass', 'def g(): pass'], { kind: 'failed', failure }).answers;
    expect([first?.assessment, second?.assessment]).toEqual([{ verdict: 'wrong' }, { verdict: 'wrong' }]);
    const unlike = { ...failure, unlike: { found: 'text', needed: 'number' } } as const;
    const told = graded(['def f(): pass', 'def g(): pass'], { kind: 'failed', failure: unlike }).answers;
    expect(told[1]?.assessment.remark).toMatchObject({ kind: 'codeUnfit', of: 'g' });
  });

  it('whose code fails never gets the grade that its author gave to an exit value', () => {
    const failures: readonly CodeMarkFailure[] = [
      { kind: 'timeout' },
      { kind: 'ended' },
      { kind: 'error', message: 'NameError', places: [] },
      { kind: 'flooded' },
      { kind: 'value', value: 'nan' },
      { kind: 'unfit', cause: { message: 'TypeError' } },
    ];
    for (const failure of failures) {
      for (const exit of [-1, 0, 1]) {
        const inPart = xml.replace('exit="3" score="0.25"', `exit="${String(exit)}" score="0.5"`);
        const { score, answers } = graded(['a', 'b'], { kind: 'failed', failure }, inPart);
        expect([score, answers[0]?.credit]).toEqual([0, undefined]);
      }
    }
    expect(graded(['a', 'b'], { kind: 'failed', failure: { kind: 'value', value: 'nan' } }).answers[0]).toMatchObject({
      assessment: { verdict: 'wrong', remark: { kind: 'codeValue', value: 'nan' } },
    });
  });

  it('without a mark waits: it is neither right nor wrong, and no tutor is asked', () => {
    const { answers, ...rest } = graded(['a', 'b']);
    expect(rest).toEqual({ score: undefined, isRight: false, isUndecided: false, isUnmarked: true });
    expect(answers.map(({ assessment, decision }) => [assessment.verdict, decision])).toEqual([
      ['undecided', undefined],
      ['undecided', undefined],
    ]);
  });

  it('that was not touched is not right, whatever its evaluator would say', () => {
    expect(graded([], { kind: 'graded', exit: 0 })).toMatchObject({ score: 0, isRight: false, isUnmarked: false });
  });
});
