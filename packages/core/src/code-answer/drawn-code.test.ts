import { describe, expect, it } from 'vitest';
import { allBlocks, readDocument } from '../document/index.ts';
import { drawExercise } from '../exercise/index.ts';
import type { Drawn } from '../variables/index.ts';
import { codeInputs, codeText, codeToMark, drawnCode, drawnFragment, valueOfCode, withDrawnCode } from './index.ts';

const drawn: Drawn = new Map([
  ['a', { kind: 'number', value: 12 }],
  ['b_1', { kind: 'number', value: -3 }],
  ['half', { kind: 'number', value: 0.5, numerator: 1, denominator: 2 }],
  ['four', { kind: 'number', value: 4, numerator: 4, denominator: 1 }],
  ['word', { kind: 'text', text: 'café' }],
  ['quote', { kind: 'text', text: '"); exit(0)  # \\' }],
  ['nothing', { kind: 'number', value: NaN }],
]);

describe('values of variables in code', () => {
  it.each([
    ['x = @@VAR_a@@ + @@VAR_a@@', 'x = 12 + 12'],
    ['@@VAR_a@@-@@VAR_b_1@@**2', '12-(-3)**2'],
    ['[@@VAR_half@@, @@VAR_four@@]', '[(1/2), 4]'],
    ['print(@@VAR_word@@)', 'print("café")'],
    // What has no value in code stays, and says so when it is run; a text cannot end the string that it stands in.
    ['@@VAR_quote@@ @@VAR_nothing@@ @@VAR_c@@', '@@VAR_quote@@ @@VAR_nothing@@ @@VAR_c@@'],
    ['@@USER_ANSWER_1@@', '@@USER_ANSWER_1@@'],
  ])('%s', (code, expected) => {
    expect(drawnCode(code, drawn)).toBe(expected);
  });

  it('move the editable ranges after them, and may stand inside one', () => {
    const text = 'x = @@VAR_a@@ + 0\ny = @@VAR_a@@';
    const fragment = drawnFragment(
      {
        text,
        editableRanges: [
          { start: { line: 1, column: 17 }, end: { line: 1, column: 18 }, allowMultiline: false, label: 'a number' },
          { start: { line: 2, column: 5 }, end: { line: 2, column: 14 }, allowMultiline: true },
        ],
      },
      drawn,
    );
    expect(fragment.text).toBe('x = 12 + 0\ny = 12');
    expect(codeInputs(fragment, undefined)).toEqual(['0', '12']);
    expect(codeText(fragment, '@@VAR_a@@\f7')).toBe('x = 12 + @@VAR_a@@\ny = 7');
  });

  it('are those of the seed in fragment, solution, functions and evaluator alike', () => {
    const xml = `<document kind="problem" lang="en"><title>T</title><content><question id="q" type="python">
      <variables><variable type="randint" name="k"><value>2</value><value>9</value></variable></variables>
      <text><p>?</p></text><answer><solution>x = @@VAR_k@@ * 2</solution><fragment>
      <input>x = @@VAR_k@@ * 0</input><range start="1:17" end="1:18"/></fragment></answer>
      <marking><functions>k = @@VAR_k@@</functions><evaluator>exit(answer(1) != @@VAR_k@@)</evaluator></marking>
      </question></content></document>`;
    const read = readDocument(xml);
    const question = read.ok ? allBlocks(read.value.blocks).find((block) => block.kind === 'question') : undefined;
    if (question === undefined) throw new Error('There is a question.');
    const seen = new Set<string>();
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const exercise = drawExercise(question, seed, 'en');
      const value = exercise.ok ? exercise.value.drawn.get('k') : undefined;
      if (!exercise.ok || value?.kind !== 'number') throw new Error('It can be drawn.');
      const k = String(value.value);
      seen.add(k);
      const of = withDrawnCode(question, exercise.value.drawn);
      const [answer] = of.answers;
      const given = answer?.fragment && valueOfCode(answer.fragment, answer.solution.text);
      expect(given).toBe('2');
      expect(codeToMark(of, [given])).toMatchObject({
        parts: [{ text: `k = ${k}` }, { text: `x = ${k} * 2` }],
        evaluator: `exit(answer(1) != ${k})`,
      });
    }
    expect(seen.size).toBeGreaterThan(1);
  });
});
