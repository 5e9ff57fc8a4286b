import { describe, expect, it } from 'vitest';
import type { Block, Explanation } from '../document/index.ts';
import { gradeProblem, type GradedAnswer, type GradedProblem } from './index.ts';
import { escaped, givenIn, graded, questionsIn, variable } from './testing/problem-to-grade.ts';

function answer(solution: string, more = '', attributes = ''): string {
  return `<answer ${attributes}><solution>${escaped(solution)}</solution>${more}</answer>`;
}

function corrector(name: string, ...values: readonly string[]): string {
  return `<corrector name="${name}">${values.map((value) => `<value>${escaped(value)}</value>`).join('')}</corrector>`;
}

function explanation(text: string, condition?: string): string {
  const attribute = condition === undefined ? '' : ` condition="${escaped(condition)}"`;
  return `<explanation${attribute}><p>${text}</p></explanation>`;
}

function credit(score: number, text: string, condition?: string): string {
  const attribute = condition === undefined ? '' : ` condition="${escaped(condition)}"`;
  return `<credit score="${String(score)}"${attribute}><p>${text}</p></credit>`;
}

/** The words of blocks. */
function wordsOf(blocks: readonly Block[] = []): readonly string[] {
  return [...JSON.stringify(blocks).matchAll(/"text":"([^"]*)"/g)].map(([, words = '']) => words);
}

function wordsOfAll(explanations: readonly Explanation[] = []): readonly string[] {
  return wordsOf(explanations.flatMap(({ blocks }) => blocks));
}

function first({ questions }: GradedProblem): GradedAnswer {
  const [found] = questions.flatMap(({ answers }) => answers);
  if (found === undefined) throw new Error('no answer');
  return found;
}

describe('the score of a question', () => {
  const two = `<question type="input.number">${answer('1', '', 'score="2"')}${answer('2')}</question>`;

  it.each([
    [['1', '2'], 1],
    [['1', '3'], 2 / 3],
    [['3', '2'], 1 / 3],
    [['', '2'], 1 / 3],
    [['3', '3'], 0],
    [['', ' '], 0],
  ])('is the mean of its answers by their weights: %j scores %f', (texts, score) => {
    expect(graded(two, texts).score).toBeCloseTo(score, 12);
  });

  it('loses nothing by an answer with two readings of which one is right, and no explanation tells which', () => {
    const asked = `<question type="input.function">${answer('sqrt(2)*x', explanation('No.'))}${explanation('Never.')}</question>`;
    const other = asked.replace('sqrt(2)*x', 'sqrt(2x)');
    for (const question of [asked, other]) {
      const { score, questions } = graded(question, ['√2x']);
      expect([score, questions[0]?.isRight, questions[0]?.explanations]).toEqual([1, true, []]);
      expect(first(graded(question, ['√2x']))).toMatchObject({
        explanations: [],
        assessment: { verdict: 'ambiguous' },
      });
    }
    expect(graded(asked, ['√3x']).score).toBe(0);
  });

  it('is all or nothing where all must be correct', () => {
    const all = two.replace('<question', '<question all-must-be-correct="true"');
    expect([graded(all, ['1', '2']).score, graded(all, ['1', '3']).score]).toEqual([1, 0]);
  });

  it.each([
    [['9', '2'], 1, true],
    [['1', '9'], 0, false],
    [['', '2'], 1, true],
  ])('is that of what counts, and so is whether it is right: %j', (texts, score, isRight) => {
    const some = `<question type="input.number">${answer('1', '', 'score="0"')}${answer('2', '', 'score="3"')}</question>`;
    const { questions } = graded(some, texts);
    expect(questions[0]).toMatchObject({ score, isRight });
    const all = some.replace('<question', '<question all-must-be-correct="true"');
    expect(graded(all, texts).questions[0]?.isRight).toBe(false);
  });

  it('weighs everything alike where nothing weighs anything', () => {
    const none = `<question type="input.number">${answer('1', '', 'score="0"')}${answer('2', '', 'score="0"')}</question>`;
    expect(graded(none, ['1', '3'])).toMatchObject({ score: 1 / 2, questions: [{ isRight: false }] });
  });

  it('counts choices as one answer', () => {
    const both = `<question type="mc.unique"><choice correct="true">a</choice><choice>b</choice>${answer('1', '', 'type="input.number" score="3"')}</question>`;
    const score = (text: string, choice: string) =>
      gradeProblem(questionsIn(both), givenIn([[text]], { 1: [choice] })).score;
    expect([score('1', '1'), score('1', '2'), score('2', '1')]).toEqual([1, 3 / 4, 1 / 4]);
  });

  it('is right where everything is, and touched where anything was given', () => {
    const of = (texts: readonly string[]) => {
      const [{ isRight, isTouched } = { isRight: undefined, isTouched: undefined }] = graded(two, texts).questions;
      return { isRight, isTouched };
    };
    expect(of(['1', '2'])).toEqual({ isRight: true, isTouched: true });
    expect(of(['1', ''])).toEqual({ isRight: false, isTouched: true });
    expect(of(['', ' '])).toEqual({ isRight: false, isTouched: false });
  });
});

describe('the score of a problem', () => {
  const one = (solution: string) => `<question type="input.number">${answer(solution)}</question>`;

  it('is the mean of its questions, not rounded', () => {
    const xml = one('1') + one('2') + one('3');
    const { score, questions } = gradeProblem(questionsIn(xml), givenIn([['1'], [], ['4']]));
    expect(score).toBe(1 / 3);
    expect(questions.map((question) => question.score)).toEqual([1, 0, 0]);
  });

  it('leaves out what asks for nothing', () => {
    expect(
      gradeProblem(questionsIn(`${one('1')}<question><text><p>Read.</p></text></question>`), givenIn([['1']])).score,
    ).toBe(1);
    expect(gradeProblem([], givenIn([])).score).toBe(0);
  });

  it('belongs to questions by their numbers in the document', () => {
    const [, second] = questionsIn(one('1') + one('2'));
    expect(gradeProblem(second === undefined ? [] : [second], givenIn([['1'], ['2']])).score).toBe(1);
  });
});

describe('an answer', () => {
  it('is read in the language it was typed in, and its solution told in that of the document', () => {
    const xml = `<question type="input.number">${answer('a')}<variables>${variable('number', 'a', ['2.5'])}</variables></question>`;
    const german = questionsIn(xml, 'de');
    expect(first(gradeProblem(german, givenIn([['2,5']], {}, 'de')))).toMatchObject({
      score: 1,
      solution: '2,5',
      given: '2,5',
    });
    expect(first(gradeProblem(german, givenIn([['2.5']], {}, 'en'))).score).toBe(1);
    expect(first(gradeProblem(german, givenIn([['2,5']], {}, 'en'))).assessment.verdict).toBe('invalid');
    expect(first(gradeProblem(questionsIn(xml, 'en'), givenIn([['2,5']], {}, 'de')))).toMatchObject({
      score: 1,
      solution: '2.5',
    });
  });

  it.each([
    ['a point of a figure', 'input.matrix', '[[1; 2.5]]', '[1;2.5]'],
    ['a number of a figure', 'input.number', '-0.25', '-0.25'],
  ])('may be %s', (_what, type, solution, text) => {
    const xml = `<question type="${type}">${answer(solution)}</question>`;
    expect(first(gradeProblem(questionsIn(xml, 'de'), givenIn([[text]], {}, 'en'))).score).toBe(1);
  });

  it('may be a tile', () => {
    const xml = `<question type="draganddrop"><tile id="t">T</tile><tile id="u">U</tile>${answer('t')}${answer('u')}</question>`;
    expect(graded(xml, ['t', 't']).score).toBe(1 / 2);
    expect(graded(xml, ['t', 'u']).questions[0]).toMatchObject({ score: 1, isRight: true });
  });

  it('may be given in any order, and is told the solution that is left', () => {
    const xml = `<question type="input.number">${answer('1')}${answer('2', '', 'score="2"')}${answer('3')}<permutation answers="1 2"/></question>`;
    const told = (texts: readonly string[]) =>
      graded(xml, texts).questions.flatMap(({ answers }) => answers.map(({ score, solution }) => [score, solution]));
    expect(told(['2', '1', '3'])).toEqual([
      [1, '2'],
      [1, '1'],
      [1, '3'],
    ]);
    expect(told(['2', '7', '3'])).toEqual([
      [1, '2'],
      [0, '1'],
      [1, '3'],
    ]);
    expect(told(['1', '1', '3'])).toEqual([
      [1, '1'],
      [0, '2'],
      [1, '3'],
    ]);
    expect(told(['7', '1', '2'])).toEqual([
      [0, '2'],
      [1, '1'],
      [0, '3'],
    ]);
    expect(graded(xml, ['2', '7', '3']).score).toBe(3 / 4);
  });

  it('that can be neither proved nor refuted awaits a decision: it is not wrong, and does not count', () => {
    const xml = `<question type="input.function">${answer('sqrt(-1-x^2)', explanation('Wrong.'))}${explanation('So.')}</question>`;
    const { questions, score } = graded(xml, ['sqrt(-2-x^2)']);
    const [question] = questions;
    expect(score).toBeUndefined();
    expect(question).toMatchObject({
      score: undefined,
      isRight: false,
      isUndecided: true,
      isTouched: true,
      explanations: [],
    });
    const verdict = { assessment: { verdict: 'undecided' }, decision: 'awaited' };
    expect(question?.answers[0]).toMatchObject({ ...verdict, score: 0, explanations: [] });
  });

  describe('that awaits a decision', () => {
    const open = answer('sqrt(-1-x^2)', explanation('Wrong.') + credit(0.5, 'Half.'));
    const inQuestion = (attributes: string, more: string) =>
      `<question type="input.function" ${attributes}>${open}${more}</question>`;
    const given = 'sqrt(-2-x^2)';

    it.each<[string, string, readonly string[], number | undefined]>([
      ['', answer('1'), [given, '1'], 1],
      ['', answer('1'), [given, '2'], 0],
      ['', answer('1', '', 'score="0"'), [given, '1'], undefined],
      ['all-must-be-correct="true"', answer('1'), [given, '1'], undefined],
      ['all-must-be-correct="true"', answer('1'), [given, '2'], 0],
      ['', '<choice correct="true">a</choice>', [given], 0],
    ])('is left out of the score: %s %s with %j', (attributes, more, texts, score) => {
      const { score: found, questions } = graded(inQuestion(attributes, more), texts);
      expect(found).toBe(score);
      // Only where nothing is wrong does everything depend on the decision.
      expect(questions[0]?.isUndecided).toBe(score !== 0);
    });

    it('is left out of the mean of the questions', () => {
      const questions = questionsIn(inQuestion('', '') + `<question type="input.number">${answer('1')}</question>`);
      expect(gradeProblem(questions, givenIn([[given], ['1']])).score).toBe(1);
      expect(gradeProblem(questions, givenIn([[given], ['2']])).score).toBe(0);
    });

    it.each([
      [1, true, 'right', []],
      [0.5, false, 'wrong', ['Wrong.']],
      [0, false, 'wrong', ['Wrong.']],
    ])('has the score that a tutor decides on: %f', (decided, isRight, verdict, told) => {
      const questions = questionsIn(inQuestion('', ''));
      const after = { ...givenIn([[given]]), decided: new Map([['1,1', decided]]) };
      const { score, questions: after1 } = gradeProblem(questions, after);
      expect([score, after1[0]?.score, after1[0]?.isRight]).toEqual([decided, decided, isRight]);
      const [found] = after1.flatMap(({ answers }) => answers);
      expect(found).toMatchObject({ assessment: { verdict }, decision: 'made', score: decided });
      expect(wordsOfAll(found?.explanations)).toEqual(told);
      expect(found?.credit).toBeUndefined();
    });
  });

  it('keeps the verdict of the engine, whatever a tutor has decided', () => {
    const questions = questionsIn(`<question type="input.number">${answer('1')}</question>`);
    const decided = new Map([['1,1', 1]]);
    const { score, questions: after } = gradeProblem(questions, { ...givenIn([['2']]), decided });
    expect([score, after[0]?.answers[0]?.decision]).toEqual([0, undefined]);
  });

  describe('with a score that a tutor gave in place of ours', () => {
    const xml = `<question type="input.number">${answer('1', explanation('Wrong.'))}${answer('2')}</question>`;
    const scored = (texts: readonly string[], scores: readonly (readonly [string, number])[], of = xml) =>
      gradeProblem(questionsIn(of), { ...givenIn([texts]), overridden: new Map(scores) });

    it.each([
      [['3', '2'], 1, 1, true, 0],
      [['3', '2'], 0.5, 0.75, false, 0],
      [['1', '2'], 0, 0.5, false, 1],
      [['1', '2'], 1, 1, true, 1],
      [['1', '3'], 1, 0.5, false, 1],
    ])('%j with %f scores %f, and both are told', (texts, given, score, isRight, own) => {
      const { score: found, questions } = scored(texts, [['1,1', given]]);
      expect([found, questions[0]?.isRight]).toEqual([score, isRight]);
      const verdict = own === 1 ? 'right' : 'wrong';
      expect(questions[0]?.answers[0]).toMatchObject({ score: given, ownScore: own, assessment: { verdict } });
      expect(questions[0]?.answers[1]).not.toHaveProperty('ownScore');
      // What is wrong is explained, whatever it scores.
      expect(wordsOfAll(questions[0]?.answers[0]?.explanations)).toEqual(own === 1 ? [] : ['Wrong.']);
    });

    it('makes everything right where all must be', () => {
      const all = xml.replace('<question', '<question all-must-be-correct="true"');
      expect(scored(['3', '2'], [['1,1', 1]], all).score).toBe(1);
      expect(scored(['3', '2'], [['1,1', 0.9]], all).score).toBe(0);
    });

    it('waits for no decision any more', () => {
      const open = `<question type="input.function">${answer('sqrt(-1-x^2)')}</question>`;
      const { score, questions } = scored(['sqrt(-2-x^2)'], [['1,1', 0.5]], open);
      expect([score, questions[0]?.isUndecided]).toEqual([0.5, false]);
      expect(questions[0]?.answers[0]).not.toHaveProperty('decision');
    });

    it('is that of the options of a question, which weigh as one answer', () => {
      const options = '<choice correct="true">a</choice><choice>b</choice>';
      const question = `<question type="mc.multiple">${options}${answer('1')}</question>`;
      const given = { ...givenIn([['1']], { 1: [] }), overridden: new Map([['1,options', 1]]) };
      const [found] = gradeProblem(questionsIn(question), given).questions;
      expect(found).toMatchObject({ score: 1, isRight: true, optionsScore: 1 });
      expect(found?.ownOptionsScore).toBeLessThan(1);
    });

    it('changes nothing where there is nothing to score', () => {
      expect(
        scored(
          ['1', '2'],
          [
            ['1,options', 0],
            ['2,1', 0],
            ['1,3', 0],
          ],
        ).score,
      ).toBe(1);
      expect(scored(['', ''], [['1,1', 1]]).score).toBe(0);
    });
  });

  it('is undecided once time has run out', () => {
    const xml = `<question type="input.number">${answer('1')}${answer('2')}</question>`;
    let asked = 0;
    const { questions } = gradeProblem(questionsIn(xml), givenIn([['1', '2']]), () => ++asked <= 1);
    expect(questions[0]?.answers.map(({ assessment, score }) => [assessment.verdict, score])).toEqual([
      ['right', 1],
      ['undecided', 0],
    ]);
  });
});

describe('an explanation', () => {
  const xml = (always: boolean) => `<question type="input.number" show-explanation="${always ? 'always' : 'wrong'}">
    ${answer('1', explanation('Answer.') + explanation('Zero.', 'ans = 0'))}${answer('2', explanation('Second.'))}
    ${explanation('Question.')}${explanation('Both.', 'NOT[correct(ans_1)] AND NOT[correct(ans_2)]')}</question>`;
  const shown = (always: boolean, texts: readonly string[]) => {
    const [question] = graded(xml(always), texts).questions;
    return [question?.explanations, ...(question?.answers.map(({ explanations }) => explanations) ?? [])].map(
      wordsOfAll,
    );
  };

  it.each<[readonly string[], readonly (readonly string[])[]]>([
    [
      ['1', '2'],
      [[], [], []],
    ],
    [
      ['0', '2'],
      [['Question.'], ['Answer.', 'Zero.'], []],
    ],
    [
      ['3', '2'],
      [['Question.'], ['Answer.'], []],
    ],
    [
      ['0', '3'],
      [['Question.', 'Both.'], ['Answer.', 'Zero.'], ['Second.']],
    ],
    [
      ['1', 'x+'],
      [['Question.'], [], ['Second.']],
    ],
  ])('is shown for wrong answers if its condition holds: %j', (texts, words) => {
    expect(shown(false, texts)).toEqual(words);
  });

  it('of the question is always shown if the author wants it', () => {
    expect(shown(true, ['1', '2'])).toEqual([['Question.'], [], []]);
    expect(shown(true, ['3', '3'])).toEqual([['Question.', 'Both.'], ['Answer.'], ['Second.']]);
  });

  it('is about drawn values, too', () => {
    const drawn = `<question type="input.number"><variables>${variable('number', 'a', ['2'])}</variables>${answer('a')}
      ${explanation('Even.', 'a mod 2 = 0')}${explanation('Odd.', 'a mod 2 = 1')}</question>`;
    expect(wordsOfAll(graded(drawn, ['1']).questions[0]?.explanations)).toEqual(['Even.']);
  });
});

describe('a credit', () => {
  const xml = `<question type="input.number"><variables>${variable('number', 'a', ['4'])}</variables>${answer(
    'a',
    credit(0.5, 'The sign.', 'equal(ans, -a)') +
      credit(0.9, 'Large.', 'ans > 10') +
      credit(0.25, 'Something.', 'ans > 5'),
  )}</question>`;

  it.each<[string, number, readonly string[]]>([
    ['4', 1, []],
    ['-4', 0.5, ['The sign.']],
    ['20', 0.9, ['Large.']],
    ['6', 0.25, ['Something.']],
    ['5', 0, []],
    ['x+', 0, []],
    ['', 0, []],
  ])('is given to the first condition that holds: “%s” scores %f', (text, score, words) => {
    const found = first(graded(xml, [text]));
    expect(found.score).toBe(score);
    expect(wordsOf(found.credit)).toEqual(words);
  });

  it.each([
    ['3', 0.1],
    ['3+', 0],
    ['', 0],
  ])('without a condition is given to all that can be read: “%s” scores %f', (text, score) => {
    expect(
      first(graded(`<question type="input.number">${answer('4', credit(0.1, 'Tried.'))}</question>`, [text])).score,
    ).toBe(score);
  });

  it('may be a full one, and does not make an answer right', () => {
    const full = `<question type="input.number">${answer('4', credit(1, 'Well.'))}</question>`;
    expect(graded(full, ['3'])).toMatchObject({ score: 1, questions: [{ isRight: false }] });
  });

  it('is for what is right but for one thing', () => {
    const form = `<question type="input.number" field="rational">${answer('3/4', corrector('requireForm', 'lowestTerms') + credit(0.5, 'Reduce.', 'equal(ans, 3/4)'))}</question>`;
    expect(first(graded(form, ['6/8']))).toMatchObject({
      score: 0.5,
      assessment: { remark: { kind: 'notLowestTerms' } },
    });
    expect(first(graded(form, ['6/9'])).score).toBe(0);
  });
});

describe('an answer that follows from an earlier one', () => {
  const common =
    variable('randint', 'a', ['3', '3']) + variable('number', 's', ['a + 1']) + variable('number', 't', ['2*s']);
  const problem = (earlier: string, second = answer('t')) =>
    `<question type="input.number"><variables>${common}</variables>${answer('s')}</question>
     <question type="input.number"><variables>${common}${earlier}</variables>${second}</question>`;
  const results = (xml: string, texts: readonly (readonly string[])[]) =>
    gradeProblem(questionsIn(xml), givenIn(texts)).questions.map(({ answers }) =>
      answers.map(({ score, isConsistent, assessment: { verdict } }) => [score, isConsistent, verdict]),
    );
  const s = variable('earlierAnswer', 's', ['1', '1']);

  it.each<[string, string, readonly [number, boolean, string]]>([
    ['4', '8', [1, false, 'right']],
    ['5', '10', [1, true, 'wrong']],
    ['5', '8', [1, false, 'right']],
    ['5', '11', [0, false, 'wrong']],
    ['x+', '10', [0, false, 'wrong']],
    ['', '10', [0, false, 'wrong']],
    ['1/3', '2/3', [1, true, 'wrong']],
  ])('after %s, %s scores %j', (one, two, result) => {
    expect(results(problem(s), [[one], [two]])[1]).toEqual([result]);
  });

  it('makes its question right with its full score, and the earlier one not', () => {
    expect(gradeProblem(questionsIn(problem(s)), givenIn([['5'], ['10']]))).toMatchObject({
      score: 1 / 2,
      questions: [
        { score: 0, isRight: false },
        { score: 1, isRight: true },
      ],
    });
  });

  it.each([
    [['0'], '0', '0', 0],
    [['0', '1'], '1', '2', 0],
    [['0', '1'], '5', '10', 1],
    [['a'], '3', '6', 0],
    [['a'], '5', '10', 1],
  ])('unless the earlier one is among %j: after %s, %s scores %f', (options, one, two, score) => {
    const excluding = problem(variable('earlierAnswer', 's', ['1', '1'], options));
    expect(results(excluding, [[one], [two]])[1]?.[0]?.[0]).toBe(score);
  });

  it('may belong to the same question, but does not follow from itself or from what comes later', () => {
    const same = `<question type="input.number"><variables>${common}${variable('earlierAnswer', 's', ['-1', '2'])}</variables>
      ${answer('s')}${answer('s')}${answer('t')}</question>`;
    expect(results(same, [['5', '5', '10']])).toEqual([
      [
        [0, false, 'wrong'],
        [0, false, 'wrong'],
        [1, true, 'wrong'],
      ],
    ]);
  });

  it('does not follow from a question that was not asked', () => {
    const [, second] = questionsIn(problem(s));
    const { questions } = gradeProblem(second === undefined ? [] : [second], givenIn([['5'], ['10']]));
    expect(questions[0]?.score).toBe(0);
  });

  it('may be a function', () => {
    const definitions =
      variable('function', 'f', ['x^3']) + variable('derivative', 'd', ['f', 'x']) + variable('number', 'v', ['f(2)']);
    const xml = `<question type="input.function"><variables>${definitions}</variables>${answer('f')}</question>
      <question type="input.function"><variables>${definitions}${variable('earlierAnswer', 'f', ['1', '1'])}</variables>
      ${answer('d')}${answer('v', '', 'type="input.number"')}</question>`;
    expect(results(xml, [['x^2'], ['2x', '4']])[1]).toEqual([
      [1, true, 'wrong'],
      [1, true, 'wrong'],
    ]);
    expect(results(xml, [['x^2'], ['3x^2', '8']])[1]?.map(([score]) => score)).toEqual([1, 1]);
    expect(results(xml, [['x = 2'], ['2x', '4']])[1]?.map(([score]) => score)).toEqual([0, 0]);
  });

  it('does not follow from a letter that is the name of a variable', () => {
    const definitions =
      variable('number', 'a', ['2']) + variable('function', 'f', ['a*x']) + variable('function', 'g', ['f(x) + 1']);
    const xml = `<question type="input.function"><variables>${definitions}</variables>${answer('f')}</question>
      <question type="input.function"><variables>${definitions}${variable('earlierAnswer', 'f', ['1', '1'])}</variables>${answer('g')}</question>`;
    expect(results(xml, [['a*x*x'], ['2x^2 + 1']])[1]?.[0]?.[0]).toBe(0);
    expect(results(xml, [['3x*x'], ['3x^2 + 1']])[1]?.[0]?.[0]).toBe(1);
  });

  it.each([
    ['3x^2 + 1', false],
    ['-3x^2 - 1', false],
    ['7x', true],
  ])('is not held against the solution of what was drawn: %s', (text, isTold) => {
    const definitions =
      variable('number', 'a', ['2']) + variable('function', 'f', ['a*x']) + variable('function', 'g', ['x*f(x) + 1']);
    const second = answer('g', credit(0.25, 'Sign.', 'equal(ans, -g)'));
    const xml = `<question type="input.function"><variables>${definitions}</variables>${answer('f')}</question>
      <question type="input.function"><variables>${definitions}${variable('earlierAnswer', 'f', ['1', '1'])}</variables>${second}</question>`;
    const [, following] = gradeProblem(questionsIn(xml), givenIn([['3x'], [text]])).questions;
    expect(following?.answers[0]?.isConsistent).toBe(!isTold);
    expect(following?.answers[0]?.difference !== undefined).toBe(isTold);
  });

  it.each([
    ['10', 1, true],
    ['11', 0, false],
  ])('is right if it has its full score: %s', (second, score, isRight) => {
    const { questions } = gradeProblem(questionsIn(problem(s)), givenIn([['5'], [second]]));
    expect(questions[1]).toMatchObject({ score, isRight });
    expect(questions[0]?.isRight).toBe(false);
  });

  it('gets the better of two credits', () => {
    const second = answer('t', credit(0.25, 'Sign.', 'equal(ans, -t)'));
    const { questions } = gradeProblem(questionsIn(problem(s, second)), givenIn([['5'], ['-10']]));
    expect(questions[1]?.answers[0]).toMatchObject({ score: 0.25, isConsistent: true });
    const asDrawn = gradeProblem(questionsIn(problem(s, second)), givenIn([['5'], ['-8']]));
    expect(asDrawn.questions[1]?.answers[0]).toMatchObject({ score: 0.25, isConsistent: false });
  });

  it.each(['randint', 'randrat', 'randdouble', 'drawFromSet'])('keeps what was drawn: %s', (type) => {
    const values = {
      randint: ['2', '99'],
      randrat: ['1', '9', '2', '7'],
      randdouble: ['0', '1'],
      drawFromSet: ['2/3', '5/7', '11'],
    }[type];
    const definitions =
      variable(type, 'a', values ?? []) + variable('number', 's', ['7']) + variable('number', 't', ['a*s']);
    const xml = `<question type="input.number" corrector-precision="9"><variables>${definitions}</variables>${answer('s')}</question>
      <question type="input.number" corrector-precision="9"><variables>${definitions}${s}</variables>${answer('t')}</question>`;
    for (const seed of [1, 2, 3, 4, 5]) {
      const questions = questionsIn(xml, 'en', seed);
      const a = questions[0]?.exercise.drawn.get('a');
      const twice = a?.kind === 'number' ? String(2 * a.value) : '';
      expect(gradeProblem(questions, givenIn([['2'], [twice]])).questions[1]?.score).toBe(1);
    }
  });
});

describe('a point where a wrong term differs', () => {
  const told = (solution: string, text: string, more = '', language: 'en' | 'de' = 'en') =>
    first(graded(`<question type="input.function">${answer(solution, more)}</question>`, [text], language)).difference;

  it.each([
    ['2x + 1', 'x^2 + 3', { at: 'x = 2', given: '7', expected: '5' }],
    ['x + y', 'x - y', { at: 'x = 2, y = 1', given: '1', expected: '3' }],
    ['x/4', 'x/8', { at: 'x = 2', given: '0.25', expected: '0.5' }],
  ])('%s, written as %s', (solution, text, difference) => {
    expect(told(solution, text)).toEqual(difference);
  });

  it('is in the language of the document', () => {
    expect(told('x/4', 'x/8', '', 'de')).toEqual({ at: 'x = 2', given: '0,25', expected: '0,5' });
    expect(told('x + y', 'x - y', '', 'de')?.at).toBe('x = 2; y = 1');
  });

  it.each([
    ['2x', '2x'],
    ['2x', 't'],
    ['2x', '3 + t'],
    ['2', '3'],
    ['2x = 4', 'x = 3'],
    ['e^x', 'e^x + 10^-9'],
    ['x^2', 'x^2 + 10^7'],
  ])('is not told for %s, written as %s', (solution, text) => {
    expect(told(solution, text)).toBeUndefined();
  });

  it('is not told where something else decides', () => {
    expect(told('x^2', 'x^3', corrector('checkAsAntiderivative', 'x'))).toBeUndefined();
    expect(told('x^2', 'x^3', corrector('checkFuncForZero', 'ans - x^2'))).toBeUndefined();
    expect(first(graded(`<question type="input.number">${answer('2')}</question>`, ['3'])).difference).toBeUndefined();
  });
});

describe('correctors about several answers', () => {
  it('compare them', () => {
    const xml = `<question type="input.number">${answer('2', corrector('checkFuncForZero', 'ans + ans_2 - 5'))}${answer('3', corrector('checkFuncForZero', 'ans*ans_1 - 6'))}</question>`;
    const verdicts = (texts: readonly string[]) =>
      graded(xml, texts).questions.flatMap(({ answers }) => answers.map(({ assessment }) => assessment.verdict));
    expect(verdicts(['2', '3'])).toEqual(['right', 'right']);
    expect(verdicts(['3', '2'])).toEqual(['right', 'right']);
    expect(verdicts(['1', '4'])).toEqual(['right', 'wrong']);
    expect(verdicts(['1', '4+'])).toEqual(['undecided', 'invalid']);
  });
});
