import { describe, expect, it } from 'vitest';
import { gradeProblem } from './index.ts';
import { escaped, givenIn, questionsIn, variable } from './testing/problem-to-grade.ts';

const variables = [
  variable('number', 'a', ['3']),
  variable('number', 'third', ['1/3']),
  variable('function', 'f', ['a*x^2 + 1']),
  variable('string', 'city', ['New York']),
].join('');

const answers = [
  ['input.number', 'a', ''],
  ['input.number', 'third', ''],
  ['input.function', 'f', '<corrector name="inputAsFunction"><value>g</value><value>x</value></corrector>'],
  ['input.text', 'city', ''],
  ['input.finite-number-set', 'a, 2a', ''],
  ['input.interval', '[0; a)', ''],
  ['input.number', 'a', '<corrector name="unit"><value>km</value></corrector>'],
] as const;

const right = ['3', '1/3', '3x^2+1', 'New York', '{3; 6}', '[0; 3)', '3 km'];

/** Whether a condition holds, as one of the question; the first answer is wrong so that it is asked. */
function holds(condition: string, texts: Readonly<Record<number, string>>): boolean {
  const fields = answers.map(
    ([type, solution, more]) => `<answer type="${type}"><solution>${escaped(solution)}</solution>${more}</answer>`,
  );
  const xml = `<question type="input.generic" show-explanation="always"><variables>${variables}</variables>${fields.join('')}
    <explanation condition="${escaped(condition)}"><p>So.</p></explanation></question>`;
  const given = right.map((text, index) => texts[index + 1] ?? text);
  return gradeProblem(questionsIn(xml), givenIn([given])).questions[0]?.explanations.length === 1;
}

describe('a condition on answers', () => {
  it.each<[condition: string, text: string, isSo: boolean]>([
    ['correct(ans_1)', '3', true],
    ['correct(ans_1)', '4', false],
    ['correct(ans_1)', '3+', false],
    ['valid(ans_1)', '4', true],
    ['valid(ans_1)', '3+', false],
    ['valid(ans_1)', ' ', false],
    ['edited(ans_1)', '3+', true],
    ['edited(ans_1)', '  ', false],
    ['length(ans_1) = 5', ' 1 + 1 + 1 ', true],
    ['length(ans_1) = 5', '3', false],
    ['length(ans_1)=length(a)', '7', true],
    ['length(ans_1)=length(a)', '17', false],
    ['count(+, ans_1) = 2', '1+1+1', true],
    ['count(+, ans_1) = 2', '1+2', false],
    ['count(+,ans_1)=0', '3', true],
    ['count(+,ans_1)=0', '1+2', false],
    ['count((,ans_1)=count(),ans_1) AND count((,ans_1) = 1', '(3)', true],
    ['count((,ans_1)=count(),ans_1)', '(3', false],
    ['count(1,ans_1)=2', '11', true],
    ['count(1,ans_1)=2', '12', false],
    ['count(",", ans_1) = 1', '3,0', true],
    ['count(",", ans_1) = 1', '3.0', false],
    ['count(*, ans_1) = 1', '1·3', true],
    ['count(-, ans_1) = 1', '4−1', true],
    ['count(sqrt, ans_1) = 1', 'sqrt(9)', true],
    ['equal(ans_1, a + 1)', '8/2', true],
    ['equal(ans_1, a + 1)', '5', false],
    ['equal(ans_1, a + 1)', '4.004', true],
    ['equal(a + 1, ans_1)', '4', true],
    ['equal(ans_1 + 1, 2a - 1)', '4', true],
    ['equal(ans_1 + 1, 2a - 1)', '5', false],
    ['equal(ans_1, ans_2)', '1/3', true],
    ['equal(ans_1, ans_2)', '3', false],
    ['NOT [equal(ans_1, a)]', '4', true],
    ['NOT [equal(ans_1, a)]', '3', false],
    ['equalString(ans_1, 1+2)', '1+2', true],
    ['equalString(ans_1, 1+2)', '1 + 2', false],
    ['equalString(ans_1, "1 + 2")', '1 + 2', true],
    ['equalTrimmedString(ans_1, 1+2)', ' 1 + 2', true],
    ['equalTrimmedString(ans_1, 1+2)', '2+1', false],
    ['equalTrimmedString(ans_1, a)', '3', true],
    ['equalTrimmedString(ans_1, a)', '4', false],
    ['condition(a > 2)', '3', true],
    ['condition(a > 4)', '3', false],
    ['condition(length(ans_1) > a)', '1+1+1', true],
    ['condition(length(ans_1) > a)', '3', false],
    ['answerEqual(ans_1, ans_2)', '2/6', true],
    ['answerEqual(ans_1, ans_2)', '3', false],
    ['equalAnswer(ans_1, ans_2)', '2/6', true],
    ['equalAnswer(ans_1, ans_2)', '3', false],
    ['answerExactMatch(ans_1, ans_2)', ' 1 / 3', true],
    ['answerExactMatch(ans_1, ans_2)', '2/6', false],
    ['answerExactMatch(ans_1, 1/a)', '1/3', true],
    ['answerExactMatch(ans_1, 1/a)', '2/6', false],
    ['ans_1 = 0', '0', true],
    ['ans_1 = 0', '1', false],
    ['ans_1 = 0', 'x', false],
    ['ans_1 > a AND ans_1 < 2a OR ans_1 = -1', '4', true],
    ['ans_1 > a AND ans_1 < 2a OR ans_1 = -1', '-1', true],
    ['ans_1 > a AND ans_1 < 2a OR ans_1 = -1', '7', false],
    ['[ans_1 < a] AND NOT[correct(ans_2)]', '2', false],
    ['ans_1 = 3*ans_2', '1', true],
    ['ans_1 = 3*ans_2', '2', false],
    ['a = 3', '3', true],
    ['a = 4', '3', false],
  ])('%s for “%s”: %s', (condition, text, isSo) => {
    expect(holds(condition, { 1: text })).toBe(isSo);
  });

  it.each<[condition: string, answer: number, text: string, isSo: boolean]>([
    ['equal(ans_3, f)', 3, '3x*x + 1', true],
    ['equal(ans_3, f)', 3, '3x*x', false],
    ['equal(ans_3, 3x^2 - 1)', 3, '3x*x - 1', true],
    ['equal(ans_3, derivative(f; x))', 3, '6x', true],
    ['equal(ans_3, derivative(f; x))', 3, '3x', false],
    ['equal(g(0), 1)', 3, 'cos(x)', true],
    ['equal(g(0), 1)', 3, 'sin(x)', false],
    ['g(0) = 1', 3, 'cos(x)', true],
    ['g(0) = 1', 3, 'sin(x)', false],
    ['equal(g(-x), g)', 3, 'x^4', true],
    ['equal(g(-x), g)', 3, 'x^3', false],
    ['answerExactMatch(ans_3, f)', 3, '3*x^2+1', true],
    ['answerExactMatch(ans_3, f)', 3, '1+3*x^2', false],
    ['equal(ans_4, "Paris")', 4, ' Paris', true],
    ['equal(ans_4, "Paris")', 4, 'New York', false],
    ['equalString(ans_4, city)', 4, 'New York', true],
    ['equalString(ans_4, "d\'Alembert")', 4, 'd’Alembert', true],
    ['equalString(ans_4, city)', 4, 'NewYork', false],
    ['equalString(ans_4, city)', 4, 'new york', false],
    ['length(ans_4) = 7', 4, 'New York', true],
    ['answerExactMatch(ans_4, city)', 4, 'NewYork', true],
    ['answerExactMatch(ans_4, city)', 4, 'York', false],
    ['equal(ans_5, "a, a + 1")', 5, '{4; 3}', true],
    ['equal(ans_5, "a, a + 1")', 5, '{3}', false],
    ['equal(ans_6, "(0; a)")', 6, '(0; 3)', true],
    ['equal(ans_6, "(0; a)")', 6, '[0; 3)', false],
    ['ans_7 = 3', 7, '3000 m', true],
    ['ans_7 = 3', 7, '3000 km', false],
    ['equal(ans_7, 3000)', 7, '3000 km', true],
    ['equal(ans_7, 3000)', 7, '3000 m', false],
  ])('%s, answer %i “%s”: %s', (condition, answer, text, isSo) => {
    expect(holds(condition, { [answer]: text })).toBe(isSo);
  });

  it.each([
    'ans = 3',
    'correct(ans)',
    'correct(ans_9)',
    'ans_9 = 1',
    'equal(ans_9, 1)',
    'equal(ans_1)',
    'equal(ans_1, 2, 3)',
    'equal(ans_1, )',
    'equal(ans_1, 2 +)',
    'equal(ans_1, width)',
    'equal(ans_1, derivative(f))',
    'equal(ans_1, derivative(f; 2))',
    'equal(ans_1, substitute(f; x))',
    'count(+, b c)',
    'equal(ans_1, (2)',
    'condition(1 +)',
    'correct(ans_1',
    'ans_1',
    'ans_1 +',
    'known(ans_1)',
    'NOT',
    `${'('.repeat(900)}1`,
    'length(ans_1) > 0 OR '.repeat(100),
  ])('that cannot be read never holds: %s', (condition) => {
    expect(holds(condition, {})).toBe(false);
    expect(holds(`NOT[${condition}]`, {})).toBe(false);
  });
});

describe('a condition on choices', () => {
  const question = (type: string, condition: string, more = '') =>
    `<question type="${type}" show-explanation="always"><choice id="one" correct="true">1</choice><choice id="two">2</choice>${more}
      <explanation condition="${escaped(condition)}"><p>So.</p></explanation></question>`;
  const shown = (xml: string, selected: readonly string[]) =>
    gradeProblem(questionsIn(xml), givenIn([], { 1: selected })).questions[0]?.explanations.length === 1;

  it.each<[string, string, readonly string[], boolean]>([
    ['mc.unique', 'equalChoice(ans, 2)', ['two'], true],
    ['mc.unique', 'equalChoice(ans, 2)', ['one'], false],
    ['mc.unique', 'correct(ans)', ['one'], true],
    ['mc.unique', 'correct(ans)', ['two'], false],
    ['mc.multiple', 'equalChoice(ans_2, true)', ['one', 'two'], true],
    ['mc.multiple', 'equalChoice(ans_2, true)', ['one'], false],
    ['mc.multiple', 'equalChoice(ans_2, false)', ['one'], true],
    ['mc.multiple', 'equalChoice(ans_2, false)', ['two'], false],
    ['mc.multiple', 'correct(ans_2)', ['one'], true],
    ['mc.multiple', 'correct(ans_2)', ['two'], false],
    ['mc.multiple', 'edited(ans_1)', ['one'], true],
    ['mc.multiple', 'edited(ans_1)', ['two'], false],
    ['mc.yesno', 'equalChoice(ans_2, false)', ['two:no'], true],
    ['mc.yesno', 'equalChoice(ans_2, false)', ['one:yes'], false],
    ['mc.yesno', 'equalChoice(ans_2, true)', ['two:yes'], true],
    ['mc.yesno', 'edited(ans_2)', ['two:yes'], true],
    ['mc.yesno', 'edited(ans_2)', ['one:yes'], false],
    ['mc.multiple', 'equalChoice(ans_3, true)', ['one'], false],
  ])('%s %s, %j selected: %s', (type, condition, selected, isSo) => {
    expect(shown(question(type, condition), selected)).toBe(isSo);
  });

  it('is about the rows of a matrix', () => {
    const xml = `<question show-explanation="always"><choicematrix><column>a</column><column>b</column><row correct="1">r</row>
      <row correct="2">s</row></choicematrix><explanation condition="equalChoice(ans_2, 1) AND correct(ans_1)"><p>So.</p></explanation></question>`;
    expect([shown(xml, ['1:1', '2:1']), shown(xml, ['1:1', '2:2']), shown(xml, ['1:2', '2:1'])]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
