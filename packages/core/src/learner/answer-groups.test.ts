import { describe, expect, it } from 'vitest';
import { InMemoryLearnerGateway } from '../testing/index.ts';
import { answerGroups, AnswersStore, MendedStore, readPercent, type HandedInAnswer } from './index.ts';

const asked = { type: 'input.number', field: 'real', language: 'en' } as const;

function given(name: string, text: string, more: Partial<HandedInAnswer> = {}): HandedInAnswer {
  return {
    learner: { id: name },
    attempt: `${name}.1`,
    part: 1,
    text,
    asked,
    solution: { text: '2', asked },
    verdict: 'wrong',
    score: 0,
    ...more,
  };
}

const namesIn = (answers: readonly HandedInAnswer[], order: 'verdict' | 'frequent' = 'verdict') =>
  answerGroups(answers, order).map((group) => group.answers.map(({ learner }) => learner.id).join(' '));

describe('equal answers', () => {
  it('are together, whatever the spaces', () => {
    expect(namesIn([given('a', '3'), given('b', ' 3 '), given('c', '4')])).toEqual(['a b', 'c']);
  });

  it.each([
    ['another solution', { solution: { text: '5', asked } }],
    ['another language', { asked: { ...asked, language: 'de' as const } }],
    ['another place', { part: 2 }],
    ['another verdict', { verdict: 'invalid' as const }],
    ['a score of a tutor', { score: 1, automatic: 0 }],
  ])('are not together with %s', (_title, more) => {
    expect(namesIn([given('a', '3'), given('b', '3', more)])).toHaveLength(2);
  });

  it('that were selected are compared by their words', () => {
    const options = { part: 0, words: ['One'] };
    expect(namesIn([given('a', '1', options), given('b', '2', options)])).toEqual(['a b']);
  });

  it('stand in the order in which a tutor needs them, or by how many gave them', () => {
    const decision = { id: 'd', number: 1, score: 1, by: 'Tom', at: '', isMine: true };
    const all = [
      given('right', '2', { verdict: 'right', score: 1 }),
      given('right too', '2', { verdict: 'right', score: 1 }),
      given('decided', '7', { decision, score: 1, automatic: 0 }),
      given('wrong', '3'),
      given('open', 'x', { verdict: 'undecided' }),
    ];
    expect(namesIn(all)).toEqual(['open', 'wrong', 'right right too', 'decided']);
    expect(namesIn(all, 'frequent')[0]).toBe('right right too');
  });

  it('are all there, each once, in any order they come in', () => {
    const all = Array.from({ length: 60 }, (_, n) => given(`n${String(n)}`, String(n % 7), { part: 1 + (n % 2) }));
    for (const answers of [all, all.toReversed()]) {
      const found = answerGroups(answers, 'verdict').flatMap((group) => group.answers);
      expect(found.toSorted((one, other) => one.learner.id.localeCompare(other.learner.id))).toEqual(
        all.toSorted((one, other) => one.learner.id.localeCompare(other.learner.id)),
      );
    }
    expect(answerGroups(all, 'verdict').map(({ key }) => key)).toEqual(
      answerGroups(all.toReversed(), 'verdict').map(({ key }) => key),
    );
  });
});

describe('a score in percent', () => {
  it.each([
    ['50', 0.5],
    ['0', 0],
    ['100 %', 1],
    ['12,5', 0.125],
    ['33.3%', 0.333],
  ])('%s is %f', (text, share) => {
    expect(readPercent(text)).toBeCloseTo(share, 12);
  });

  it.each(['', '101', '-1', 'a', '1e2', '5 5', '100,5'])('%j is none', (text) => {
    expect(readPercent(text)).toBeUndefined();
  });
});

describe('the answers to a question', () => {
  const sheet = { title: 'Sum', titleLanguage: 'en', questions: [1, 2], ungraded: 0 } as const;
  const question = (number: number, answers: readonly HandedInAnswer[]) => ({ ...sheet, question: number, answers });

  async function opened() {
    const learners = new InMemoryLearnerGateway({ handedIn: [question(1, [given('a', '3')]), question(2, [])] });
    const store = new AnswersStore({ learners }, { path: 'sum' }, 'en');
    await store.open();
    const shown = () => (store.state.answers.status === 'loaded' ? store.state.answers.value : undefined);
    return { learners, store, shown };
  }

  it('show a score once it is given, and the automatic one once it is taken back', async () => {
    const { store, shown } = await opened();
    const done = await store.give({ score: 0.5, reason: 'Nearly', answers: shown()?.answers ?? [] });
    expect(shown()?.answers[0]).toMatchObject({ score: 0.5, automatic: 0, decision: { reason: 'Nearly' } });
    await store.withdraw(done?.ok === true ? done.value.given : []);
    expect(shown()?.answers[0]).toMatchObject({ score: 0 });
    expect(shown()?.answers[0]).not.toHaveProperty('decision');
  });

  it('are those of the question that was opened last', async () => {
    const { learners, store, shown } = await opened();
    let go = () => {};
    learners.delay = new Promise<void>((resolve) => {
      go = resolve;
    });
    const slow = store.open(1);
    learners.delay = Promise.resolve();
    await store.open(2);
    go();
    await slow;
    expect(shown()?.question).toBe(2);
  });

  it('stay when a score cannot be given', async () => {
    const { learners, store, shown } = await opened();
    learners.failure = { kind: 'unavailable' };
    expect(await store.give({ score: 1, reason: 'x', answers: shown()?.answers ?? [] })).toMatchObject({ ok: false });
    expect(shown()?.answers).toHaveLength(1);
    expect(store.state.isWriting).toBe(false);
  });
});

describe('a problem that was mended', () => {
  const works = [{ learner: { id: 'a' }, before: 0, after: 1, outcome: 'better' }] as const;

  it('shows what would change, and what has changed until it is undone', async () => {
    const learners = new InMemoryLearnerGateway({ mendedProblem: { version: 'v', works, regradings: [] } });
    const store = new MendedStore({ learners }, { path: 'sum' }, 'en');
    expect(await store.regrade()).toBeUndefined();
    await store.load();
    const [done, second] = await Promise.all([store.regrade(), store.regrade()]);
    expect([done, second]).toMatchObject([{ ok: true, value: { better: 1 } }, undefined]);
    const shown = () => (store.state.problem.status === 'loaded' ? store.state.problem.value : undefined);
    expect(shown()).toMatchObject({ works: [], regradings: [{ id: 'r1', isUndone: false }] });
    await store.undo('r1');
    expect(shown()).toMatchObject({ works, regradings: [{ id: 'r1', isUndone: true }] });
  });
});
