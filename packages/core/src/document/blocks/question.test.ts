import { describe, expect, it } from 'vitest';
import type { Block } from '../block.ts';
import { readBlocks } from '../read-document.ts';

function block(xml: string): Block | undefined {
  const read = readBlocks(xml);
  return read.ok ? read.value[0] : undefined;
}

describe('what is asked', () => {
  it('says how closely answers must meet their solutions', () => {
    expect(block('<quickcheck corrector-precision="3.5" corrector-mode="truncate"/>')).toMatchObject({
      correctorPrecision: { mode: 'truncate', digits: 3 },
    });
    expect(block('<quickcheck corrector-precision="-1" corrector-mode="roughly"/>')).toMatchObject({
      correctorPrecision: { mode: 'atleast', digits: 2 },
    });
  });

  it('has answers of types of their own, with a weight and commands about how they are judged', () => {
    const xml = `<quickcheck type="input.generic"><answer type="input.function" score="2"><solution>f</solution>
      <corrector name="checkAsFunction" epsilon="0.1"><value>x</value><value>0</value><value>a</value><value>20</value></corrector>
      <corrector name="allowForInput"><value>x, sin</value></corrector><corrector name="checkFuncForZero"><value>ans</value></corrector>
      <corrector name="inputAsFunction"><value>f</value><value>x; y</value></corrector><corrector name="guess"><value>1</value></corrector>
      <corrector name="checkAsFunction"><value>x</value></corrector></answer><answer/></quickcheck>`;
    expect(block(xml)).toMatchObject({
      answers: [
        {
          type: 'input.function',
          score: 2,
          correctors: [
            { kind: 'asFunction', variable: 'x', from: { text: '0' }, to: { text: 'a' }, steps: 20, epsilon: 0.1 },
            { kind: 'allowed', names: ['x', 'sin'] },
            { kind: 'functionForZero', expression: { text: 'ans' } },
            { kind: 'inputAsFunction', name: 'f', parameters: ['x', 'y'] },
          ],
        },
        { type: 'input.number', score: 1, correctors: [] },
      ],
    });
  });

  it('has choices with conditions, in any order, with labels and a score', () => {
    const xml = `<quickcheck type="mc.yesno" permute-choices="1-2" score-type="5" all-must-be-correct="true">
      <label>right</label><label>wrong</label><choice correct="true" condition="a = 1" condition-at="3-8">x</choice></quickcheck>`;
    expect(block(xml)).toMatchObject({
      permutedChoices: { first: 1, last: 2 },
      scoreType: 5,
      allMustBeCorrect: true,
      yesNoLabels: [[{ text: 'right' }], [{ text: 'wrong' }]],
      choices: [{ correct: false, condition: { text: 'a = 1', span: { from: 3, to: 8 } } }],
    });
  });

  it.each(['2-1', '0-3', 'all', '1-'])('has no order of choices "%s"', (range) => {
    expect(block(`<quickcheck permute-choices="${range}"/>`)).not.toHaveProperty('permutedChoices');
  });

  it('has rows of choices, tiles and answers in any order', () => {
    const xml = `<question type="draganddrop"><choicematrix type="multiple"><column>a</column><row correct="1 2 x">r</row></choicematrix>
      <tile id="t">T</tile><tile>U</tile><answer><solution>t</solution></answer><permutation answers="1 2 2"/></question>`;
    expect(block(xml)).toMatchObject({
      choiceMatrix: { type: 'multiple', columns: [[{ text: 'a' }]], rows: [{ correct: [1] }] },
      tiles: [{ id: 't' }, { id: '2' }],
      answers: [{ type: 'tile' }],
      permutedAnswers: [[1, 2]],
    });
  });

  it('is a matrix of choices or one of them where it does not say', () => {
    expect(block('<quickcheck><choicematrix/></quickcheck>')).toMatchObject({ type: 'mc.matrix' });
    expect(block('<quickcheck><answer/></quickcheck>')).toMatchObject({ type: 'input.number' });
    expect(block('<quickcheck type="mc.some"><choice/></quickcheck>')).toMatchObject({ type: 'mc.multiple' });
  });
});

describe('a plan of questions', () => {
  it('has pools, levels and rules', () => {
    const xml = `<questionplan duration="60" duration-per="question" level-threshold="0.8" level-repeatable="true"><pool range="1-3"/>
      <pool range="3-1"/><level questions="1 2"><pool range="3-4"/></level></questionplan>`;
    expect(block(xml)).toMatchObject({
      kind: 'questionPlan',
      pools: [{ first: 1, last: 3 }],
      levels: [{ questions: [1, 2], pools: [{ first: 3, last: 4 }] }],
      duration: { seconds: 60, per: 'question' },
      levelThreshold: 0.8,
      levelRepeatable: true,
    });
  });

  it('has no rules but those it says', () => {
    const plan = block('<questionplan duration="0" level-threshold="2"/>');
    expect(plan).toMatchObject({ pools: [], levels: [], levelRepeatable: false });
    expect(plan).not.toHaveProperty('duration');
    expect(plan).not.toHaveProperty('levelThreshold');
  });
});
