import { describe, expect, it } from 'vitest';
import { readMathml, type Formula } from '../document/index.ts';
import { fail, succeed, type Result } from '../store/index.ts';
import { TurnedClock } from '../testing/index.ts';
import { ExpressionPreviewStore, type ExpressionNotShown } from './index.ts';

function formula(name: string): Formula {
  const read = readMathml(`<math><mi>${name}</mi></math>`);
  if (!read.ok) throw new Error(read.failure.reason);
  return read.value;
}

/** An input whose conversions are answered by hand, in any order. */
function anInput() {
  const clock = new TurnedClock();
  const asked: string[] = [];
  const cancelled: string[] = [];
  const answers = new Map<string, (result: Result<Formula, ExpressionNotShown>) => void>();
  const converter = {
    convert: (text: string) => {
      asked.push(text);
      const answer = new Promise<Result<Formula, ExpressionNotShown>>((done) => answers.set(text, done));
      return { answer, cancel: () => void cancelled.push(text) };
    },
  };
  const store = new ExpressionPreviewStore({ converter, clock }, 'en');
  const running = store.start();
  const answer = async (text: string, result: Result<Formula, ExpressionNotShown>) => {
    answers.get(text)?.(result);
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { store, clock, asked, cancelled, answer, running };
}

describe('an expression', () => {
  it('is shown as a formula once it is committed', async () => {
    const { store, asked, answer } = anInput();
    store.commit(' x ');
    expect(asked).toEqual(['x']);
    await answer('x', succeed(formula('x')));
    expect(store.state).toEqual({ text: 'x', isSlow: false, formula: formula('x') });
  });

  it('that is empty has an empty result, and asks nobody', async () => {
    const { store, asked, answer } = anInput();
    store.commit('x');
    await answer('x', succeed(formula('x')));
    store.commit('  ');
    expect(store.state).toEqual({ text: '', isSlow: false });
    expect(asked).toEqual(['x']);
  });

  it('is asked for once by Enter and leaving the field, and again after no answer', async () => {
    const { store, asked, answer } = anInput();
    store.commit('x');
    store.commit('x');
    await answer('x', fail({ kind: 'unavailable' }));
    expect(store.state).toEqual({ text: 'x', isSlow: false, failure: { kind: 'unavailable' } });
    store.commit('x');
    expect(asked).toEqual(['x', 'x']);
    await answer('x', fail({ kind: 'unreadable' }));
    store.commit('x');
    expect(asked).toEqual(['x', 'x']);
    expect(store.state.failure).toEqual({ kind: 'unreadable' });
  });

  it('says that it is loading after 750 ms, not before', async () => {
    const { store, clock, answer } = anInput();
    store.commit('x');
    clock.turn(749);
    expect(store.state.isSlow).toBe(false);
    clock.turn(1);
    expect(store.state.isSlow).toBe(true);
    await answer('x', succeed(formula('x')));
    expect(store.state.isSlow).toBe(false);
    store.commit('y');
    await answer('y', succeed(formula('y')));
    clock.turn(2000);
    expect(store.state).toEqual({ text: 'y', isSlow: false, formula: formula('y') });
  });

  it('that is replaced is aborted, and what becomes of it is ignored', async () => {
    const { store, cancelled, answer } = anInput();
    store.commit('x');
    await answer('x', succeed(formula('x')));
    store.commit('1/');
    store.commit('y');
    expect(cancelled).toContain('1/');
    expect(store.state.formula).toEqual(formula('x'));
    await answer('y', succeed(formula('y')));
    await answer('1/', fail({ kind: 'unavailable' }));
    expect(store.state).toEqual({ text: 'y', isSlow: false, formula: formula('y') });
  });

  it('of a page that was left changes nothing', async () => {
    const { store, running, answer } = anInput();
    store.commit('x');
    running.dispose();
    await answer('x', succeed(formula('x')));
    expect(store.state).toEqual({ text: 'x', isSlow: false });
  });
});
