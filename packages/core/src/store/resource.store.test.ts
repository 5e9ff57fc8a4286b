import { describe, expect, it } from 'vitest';
import { ResourceStore, fail, succeed, type Result } from './index.ts';

/** A store whose requests are answered by hand, in any order. */
function aStore() {
  const answers: ((answer: Result<string, string>) => void)[] = [];
  const store = new ResourceStore<string, string>(() => new Promise((resolve) => answers.push(resolve)));
  const answer = async (index: number, result: Result<string, string>) => {
    answers[index]?.(result);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { store, answer, asked: () => answers.length };
}

describe('a resource', () => {
  it('is loading until it is here', async () => {
    const { store, answer } = aStore();
    void store.load();
    expect(store.state).toEqual({ status: 'loading' });
    await answer(0, succeed('a'));
    expect(store.state).toEqual({ status: 'loaded', value: 'a' });
  });

  it('does not let an early question have the last word', async () => {
    const { store, answer } = aStore();
    void store.load();
    void store.load();
    await answer(1, succeed('second'));
    await answer(0, succeed('first'));
    expect(store.state).toEqual({ status: 'loaded', value: 'second' });
  });

  it('is asked for once, and again only after a failure', async () => {
    const { store, answer, asked } = aStore();
    void store.loadOnce();
    void store.loadOnce();
    expect(asked()).toBe(1);
    await answer(0, fail('lost'));
    expect(store.state).toEqual({ status: 'failed', failure: 'lost' });
    void store.loadOnce();
    await answer(1, succeed('a'));
    void store.loadOnce();
    expect(asked()).toBe(2);
    expect(store.state).toEqual({ status: 'loaded', value: 'a' });
  });
});
