import { describe, expect, it } from 'vitest';
import { readDocument } from '../document/index.ts';
import { checkLevels } from './index.ts';

const question = (solution: string, more = '') => `<question id="q${solution}" type="input.number">
  <variables><variable type="randint" name="a"><value>2</value><value>99</value></variable></variables>
  <text><p>?</p></text>${more}<answer type="input.number"><solution>${solution}</solution></answer></question>`;
const choice = (condition: string) => `<question id="c" type="mc.unique">
  <variables><variable type="randint" name="a"><value>2</value><value>3</value></variable></variables>
  <text><p>?</p></text><choice condition="${condition}">One</choice><choice>Two</choice></question>`;

function check(plan: string, ...questions: readonly string[]) {
  const read = readDocument(
    `<document kind="problem" lang="de"><title>T</title><content>${plan}${questions.join('')}</content></document>`,
  );
  if (!read.ok) throw new Error('It can be read.');
  return checkLevels(read.value, { language: 'de', seeds: 200 }).map(({ code, data }) => ({ code, ...data }));
}

describe('the levels of a game', () => {
  it('are won by whoever knows all solutions, with whatever is drawn', () => {
    const plan =
      '<questionplan level-threshold="1"><level questions="1"/><level><pool range="2-3"/></level></questionplan>';
    expect(check(plan, question('a/4'), question('-a'), choice('a &gt; 0'))).toEqual([]);
  });

  it('are not asked for in a problem that is no game', () => {
    expect(check('', choice('a &lt; 0'))).toEqual([]);
  });

  it.each([
    ['1', 'a', 1, 2],
    ['0.5', 'unknown', 1, 2],
  ])('with a solution that nobody could give are told once (threshold %s)', (threshold, first, questions, level) => {
    const plan = `<questionplan level-threshold="${threshold}"><level questions="${questions}"/><level questions="2"/></questionplan>`;
    const found = check(plan, question(first), question('unknown'));
    const told = first === 'a' ? level : 1;
    expect(found).toEqual([{ code: 'level-not-won', level: told, points: 0, seed: 1 }]);
  });

  it('tell of a question that they list and may draw besides', () => {
    const plan = '<questionplan><level questions="1 2"><pool range="2-3"/></level></questionplan>';
    expect(check(plan, question('a'), question('1'), question('2'))).toEqual([
      { code: 'level-asks-twice', level: 1, number: 2 },
    ]);
  });

  it.each([
    ['there are none', '<questionplan duration="60"/>', [{ code: 'game-without-levels' }]],
    ['all are empty', '<questionplan><level/><level/></questionplan>', [{ code: 'game-without-levels' }]],
    [
      'one is empty',
      '<questionplan><level questions="1"/><level/></questionplan>',
      [{ code: 'level-without-questions', level: 2 }],
    ],
  ])('are told of where %s, because nobody can play them', (_what, plan, told) => {
    expect(check(plan, question('a'))).toEqual(told);
  });

  it('without any question in them are not won', () => {
    expect(check('<questionplan><level questions="7"/></questionplan>', question('a'))).toMatchObject([
      { code: 'level-not-won', level: 1, points: 0 },
    ]);
  });
});
