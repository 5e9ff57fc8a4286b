import { describe, expect, it } from 'vitest';
import { InMemoryLearnerGateway, TurnedClock } from '../testing/index.ts';
import { FoundLearnersStore, rowsOfPage, UndecidedStore, type LearnerWork, type UndecidedAnswer } from './index.ts';

const asked = { type: 'input.function', field: 'real', language: 'en' } as const;

function answersOf(count: number): readonly UndecidedAnswer[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `a${index}`,
    learner: { id: 'me' },
    path: 'p',
    title: 'P',
    titleLanguage: 'en',
    question: { index: 0, count: 1 },
    answer: { index: 0, count: 1 },
    given: { text: 'x', asked },
    solution: { text: 'x', asked },
    since: '2026-11-23T08:00:00Z',
  }));
}

async function opened(count: number, page = 1) {
  const learners = new InMemoryLearnerGateway({ answers: answersOf(count) });
  const store = new UndecidedStore({ learners }, 'en');
  await store.turnTo(page);
  const shown = () => {
    const { list } = store.state;
    return list.status === 'loaded' ? [list.value.rows.length, list.value.total] : list.status;
  };
  return { learners, store, shown };
}

describe('the answers that await a decision', () => {
  it.each([
    [0, 1, [0, 0], 1],
    [3, 1, [3, 3], 1],
    [rowsOfPage + 1, 2, [1, rowsOfPage + 1], 2],
    [rowsOfPage, 7, [rowsOfPage, rowsOfPage], 1],
  ])('%i of them are read page by page: page %i', async (count, page, rows, found) => {
    const { store, shown } = await opened(count, page);
    expect([shown(), store.state.page]).toEqual([rows, found]);
  });

  it('leave the list with their decision, and return without it', async () => {
    const { store, shown } = await opened(2);
    expect(await store.decide('a0', 0.5)).toMatchObject({ ok: true, value: { score: 0.5 } });
    expect(shown()).toEqual([1, 1]);
    expect((await store.withdraw('a0', 1)).ok).toBe(true);
    expect(shown()).toEqual([2, 2]);
  });

  it('make room for the next ones on an empty page', async () => {
    const { store, shown } = await opened(rowsOfPage + 1, 2);
    await store.decide(`a${rowsOfPage}`, 1);
    expect([store.state.page, shown()]).toEqual([1, [rowsOfPage, rowsOfPage]]);
  });

  it.each([
    [{ kind: 'decided' } as const, [1, 1]],
    [{ kind: 'changed' } as const, [1, 1]],
    [{ kind: 'unavailable' } as const, [2, 2]],
  ])('that cannot be decided on leave it if there is nothing to decide: %j', async (failure, left) => {
    const { learners, store, shown } = await opened(2);
    learners.decisionFailure = failure;
    expect(await store.decide('a0', 1)).toEqual({ ok: false, failure });
    expect([shown(), store.state.deciding]).toEqual([left, []]);
  });

  it('are decided on once at a time', async () => {
    const { store } = await opened(2);
    const [first, second] = await Promise.all([store.decide('a0', 1), store.decide('a0', 0)]);
    expect([first?.ok, second]).toEqual([true, undefined]);
  });
});

describe('a search for learners', () => {
  const work: readonly LearnerWork[] = ['Lea', 'Max'].map((name) => ({ learner: { id: name, name }, problems: [] }));

  it('waits until the name rests, and does not let an early answer have the last word', async () => {
    const clock = new TurnedClock();
    const store = new FoundLearnersStore({ learners: new InMemoryLearnerGateway({ work }), clock });
    const searching = store.start();
    const names = async () => {
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      const { list } = store.state;
      return list.status === 'loaded' ? list.value.rows.map(({ name }) => name) : list.status;
    };
    expect(await names()).toEqual(['Lea', 'Max']);
    store.type('m');
    clock.turn(299);
    expect(await names()).toEqual(['Lea', 'Max']);
    store.type('le');
    clock.turn(300);
    expect(await names()).toEqual(['Lea']);
    store.turnTo(2);
    expect(await names()).toEqual([]);
    searching.dispose();
  });
});
