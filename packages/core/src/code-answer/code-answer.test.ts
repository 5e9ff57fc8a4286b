import fc from 'fast-check';
import { Observable, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { noOutput, type CodeRun } from '../code-cell/index.ts';
import { allBlocks, readDocument, type CodeFragment, type ProblemQuestion } from '../document/index.ts';
import { FakeCodeRunner, MemoryStorage } from '../testing/index.ts';
import {
  answerOfPart,
  CodeAnswerStore,
  codeInputs,
  codeText,
  codeToMark,
  codeValue,
  functionNames,
  lineOfAnswer,
  programParts,
  valueOfCode,
} from './index.ts';

const blanks: CodeFragment = {
  text: 'while False:\n    a, b = a, b\nprint(a)',
  editableRanges: [
    { start: { line: 1, column: 7 }, end: { line: 1, column: 12 }, allowMultiline: false, label: 'condition' },
    { start: { line: 2, column: 5 }, end: { line: 2, column: 16 }, allowMultiline: true },
  ],
};
const whole: CodeFragment = { text: 'x = 1', editableRanges: [] };

describe('the text of an answer that is code', () => {
  it('is what stands in its editable ranges; without any, it is the code', () => {
    expect(codeText(blanks, codeValue(['b != 0', 'a, b = b, a % b']))).toBe(
      'while b != 0:\n    a, b = b, a % b\nprint(a)',
    );
    expect(codeText(whole, 'y = 2\nz = 3')).toBe('y = 2\nz = 3');
    expect([codeText(blanks, undefined), codeInputs(blanks, undefined)]).toEqual([
      blanks.text,
      ['False', 'a, b = a, b'],
    ]);
  });

  it('is blank exactly if every range is', () => {
    expect(codeValue(['', ' \n']).trim()).toBe('');
    expect(codeValue(['', 'x']).trim()).not.toBe('');
  });

  it('never changes what is around the ranges, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('\f', 'a', '\n', '\r\n', ':', '@@USER_ANSWER_1@@') }), (value) => {
        const code = codeText(blanks, value);
        expect(code).toMatch(/^while [^\n]*:\n {4}[^]*\nprint\(a\)$/);
      }),
      { numRuns: 500, seed: 47 },
    );
  });

  it('is found in a solution that leaves the rest as it is', () => {
    const solution = 'while b:\n    a, b = b, a % b\n    # done\nprint(a)\n';
    expect(valueOfCode(blanks, solution)).toBe(codeValue(['b', 'a, b = b, a % b\n    # done']));
    expect(valueOfCode(blanks, solution.replace('print', 'show'))).toBeUndefined();
    expect(valueOfCode(blanks, solution.replace('b:', 'b\n:'))).toBeUndefined();
  });
});

function question(inner: string, type = 'python'): ProblemQuestion {
  const document = readDocument(
    `<document kind="problem" lang="en"><title>P</title><content><question type="${type}">${inner}</question></content></document>`,
  );
  const found = document.ok ? allBlocks(document.value.blocks).find((block) => block.kind === 'question') : undefined;
  if (found?.kind !== 'question') throw new Error('no question');
  return found;
}

const two =
  '<answer><fragment><input>1</input></fragment><solution>f(2)</solution></answer>' +
  '<answer><fragment><input>def f(x): pass</input></fragment><solution>def f(x):\n  return x</solution></answer>';

describe('the program of a learner', () => {
  it('has answers at their placeholders, indented like them, and the others after it', () => {
    const asked = question(
      `${two}<marking><functions>def g():\n    @@USER_ANSWER_2@@\n    return @@USER_ANSWER@@</functions><evaluator>0</evaluator></marking>`,
    );
    expect(programParts(asked, ['f(3)', 'x = 1\ny = 2'])).toEqual([
      { name: 'functions', text: 'def g():\n    x = 1\n    y = 2\n    return f(3)' },
    ]);
    const unplaced = question(`${two}<marking><evaluator>0</evaluator></marking>`);
    expect(programParts(unplaced, ['f(3)', undefined])).toEqual([
      { name: 'answer 1', text: 'f(3)' },
      { name: 'answer 2', text: 'def f(x): pass' },
    ]);
    expect(['answer 12', 'functions', undefined].map(answerOfPart)).toEqual([12, undefined, undefined]);
  });

  it('is marked by an evaluator that asks for values and texts of answers, and for functions by their names', () => {
    const asked = question(
      `${two}<marking><functions>def help(): pass</functions><evaluator>a = @@USER_ANSWER_1@@\nb = "@@USER_ANSWER_2@@"</evaluator></marking>`,
    );
    const code = codeToMark(asked, ['f(3)', undefined]);
    expect(code?.evaluator).toBe('a = answer(1)\nb = answertext(2)');
    expect(code?.functions).toEqual(['help', 'f']);
    expect(codeToMark(question(two), [])).toBeUndefined();
  });

  it('comes with the program of the solutions, and the exit values with which it is right', () => {
    const code = codeToMark(
      question(
        `${two}<marking><evaluator>0</evaluator><grade exit="2" score="1"/><grade exit="3" score="0.5"/></marking>`,
      ),
      ['f(3)', 'x'],
    );
    expect(code?.solution).toEqual({
      parts: [
        { name: 'answer 1', text: 'f(2)' },
        { name: 'answer 2', text: 'def f(x):\n  return x' },
      ],
      answers: ['f(2)', 'def f(x):\n  return x'],
      exits: [0, 2],
    });
    const withGrade = question(`${two}<marking><evaluator>0</evaluator><grade exit="0" score="0.5"/></marking>`);
    expect(codeToMark(withGrade, [])?.solution?.exits).toEqual([]);
    // A solution that nobody could give proves nothing.
    const outside = two.replace('<input>1</input>', '<input>y = 1</input><range start="1:5" end="1:6"/>');
    expect(codeToMark(question(`${outside}<marking><evaluator>0</evaluator></marking>`), [])).not.toHaveProperty(
      'solution',
    );
  });

  it('finds a line of an answer again, also where the answer stands in the code of its author', () => {
    const asked = question(
      `${two}<marking><functions>def g():\n    @@USER_ANSWER_2@@\n    return (@@USER_ANSWER@@)</functions><evaluator>0</evaluator></marking>`,
    );
    const values = ['f(3)', 'x = 1\ny = 2'];
    const lines = programParts(asked, values)[0]?.text.split('\n');
    const found = lines?.map((_, index) => lineOfAnswer(asked, values, [{ part: 'functions', line: index + 1 }]));
    expect(lines).toEqual(['def g():', '    x = 1', '    y = 2', '    return (f(3))']);
    expect(found).toEqual([undefined, { answer: 2, line: 1 }, { answer: 2, line: 2 }, { answer: 1, line: 1 }]);
    // The innermost line that is a learner's.
    const places = [
      { part: 'functions', line: 1 },
      { part: 'evaluator', line: 1 },
      { part: 'answer 2', line: 7 },
    ];
    expect(lineOfAnswer(asked, values, places)).toEqual({ answer: 2, line: 7 });
  });

  it('says which functions it has', () => {
    expect(functionNames('python', 'def a(x):\n  def inner(): pass\nasync def b(): pass')).toEqual(['a', 'b']);
    expect(functionNames('python', 'f = lambda x: x\ng=lambda: 1\nh = 3')).toEqual(['f', 'g']);
    expect(functionNames('octave', 'f = @(x) x.^2;\n  g=@sin\nh = 3;\nk = inline ("x^2")')).toEqual(['f', 'g', 'k']);
    expect(functionNames('octave', 'function a (x)\nend\nfunction [x, y] = b ()\nend\nfunction c = d\nend')).toEqual([
      'a',
      'b',
      'd',
    ]);
  });
});

describe('running an answer', () => {
  const ended: CodeRun = { status: 'ended', output: noOutput };
  const code = { language: 'python', code: 'x', name: 'a' } as const;

  it('is one thing at a time, and stopping ends it', () => {
    let stops = 0;
    const runs = new Subject<CodeRun>();
    const runner = new FakeCodeRunner(
      () =>
        new Observable((listener) => {
          const listening = runs.subscribe(listener);
          return () => {
            listening.unsubscribe();
            stops += 1;
          };
        }),
    );
    const shelf = { storage: new MemoryStorage(), key: 'answers/test/1,1' };
    const store = new CodeAnswerStore({ runner, shelf });
    store.run('answer', code);
    store.run('test', code);
    expect([runner.asked.length, store.isRunning]).toEqual([1, true]);
    store.cancel();
    expect([stops, store.isRunning, store.state.runs.answer]).toEqual([1, false, undefined]);
    store.run('test', code);
    runs.next(ended);
    expect([store.isRunning, store.state.runs.test]).toEqual([false, ended]);
    store.openTest(true);
    store.writeTest('y');
    store.openTest(false);
    expect(store.state).toMatchObject({ isTestOpen: false, test: 'y' });
    store.dispose();
  });

  it('finds its test environment again, on its own shelf; what is kept is not trusted', () => {
    const storage = new MemoryStorage();
    const open = (key: string) => new CodeAnswerStore({ runner: new FakeCodeRunner(), shelf: { storage, key } });
    const store = open('answers/a/test/1,1');
    store.openTest(true);
    store.writeTest('print(f(3))');
    expect(open('answers/a/test/1,1').state).toMatchObject({ isTestOpen: true, test: 'print(f(3))' });
    expect(open('answers/a/test/1,2').state).toMatchObject({ isTestOpen: false, test: '' });
    for (const text of ['', '{', '{"version":1,"test":7,"isTestOpen":"yes"}', '{"version":2,"test":"x"}']) {
      storage.write('answers/b/test/1,1', text);
      expect(open('answers/b/test/1,1').state).toMatchObject({ isTestOpen: false, test: '' });
    }
  });
});
