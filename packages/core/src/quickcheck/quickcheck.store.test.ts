import { describe, expect, it } from 'vitest';
import { readBlocks, type Quickcheck } from '../document/index.ts';
import { InMemoryQuickcheckJudge, MemoryStorage } from '../testing/index.ts';
import { QuickcheckStore } from './index.ts';

function quickcheck(answers: string): Quickcheck {
  const read = readBlocks(
    `<quickcheck id="q" type="mc.unique"><text><p>1+1?</p></text>` +
      `<choice id="a" correct="true">2</choice><choice id="b" correct="false">3</choice>${answers}</quickcheck>`,
  );
  const [block] = read.ok ? read.value : [];
  if (block?.kind !== 'quickcheck') throw new Error('no quick check');
  return block;
}

const typed = quickcheck('<answer type="input.number"><solution>2</solution></answer>');

function open(block = typed, judge = new InMemoryQuickcheckJudge(), storage = new MemoryStorage()) {
  const store = new QuickcheckStore(block, 1, { judge, shelf: { storage, key: 'q' } });
  return { store, judge, storage };
}

describe('a quick check in hand', () => {
  it('is judged by the server where something is typed', async () => {
    const { store, judge } = open();
    store.write(1, '2');
    await store.check('en');
    expect(judge.handedIn).toMatchObject([{ language: 'en', seed: 1, inputs: ['2'] }]);
    expect(store.state).toMatchObject({
      checked: true,
      checking: { kind: 'judged', assessments: [{ verdict: 'right' }] },
    });
  });

  it('asks nobody where there is nothing to type', async () => {
    const { store, judge } = open(quickcheck(''));
    store.choose('a');
    await store.check('en');
    expect(judge.handedIn).toEqual([]);
    expect(store.state).toMatchObject({ checked: true, checking: { kind: 'judged', assessments: [] } });
  });

  it('has no verdict on what has changed since it was handed in', async () => {
    const { store } = open();
    store.write(1, '3');
    const checked = store.check('en');
    store.write(1, '2');
    await checked;
    expect(store.state).toMatchObject({ inputs: ['2'], checked: false, checking: { kind: 'idle' } });
  });

  it('is handed in once at a time', async () => {
    const { store, judge } = open();
    await Promise.all([store.check('en'), store.check('en')]);
    expect(judge.handedIn.length).toBe(1);
  });

  it('tells why there is no verdict, and keeps what was typed', async () => {
    const { store } = open(typed, new InMemoryQuickcheckJudge({ kind: 'offline' }));
    store.write(1, '2');
    await store.check('en');
    expect(store.state).toMatchObject({
      inputs: ['2'],
      checked: false,
      checking: { kind: 'failed', failure: { kind: 'offline' } },
    });
    await store.check('en');
    expect(store.state.checking).toMatchObject({ kind: 'judged', assessments: [{ verdict: 'right' }] });
  });

  it('is found again as it was left, without marks', async () => {
    const { store, storage } = open();
    store.choose('b');
    store.write(1, '2');
    await store.check('en');
    const { store: again } = open(typed, new InMemoryQuickcheckJudge(), storage);
    expect(again.state).toMatchObject({ selected: new Set(['b']), inputs: ['2'], checked: false });
  });

  it('keeps its marks when the solution is shown', async () => {
    const { store } = open();
    await store.check('en');
    store.toggleSolution();
    expect(store.state).toMatchObject({ checked: true, solutionShown: true });
  });
});
