import { describe, expect, it } from 'vitest';
import { fail, succeed } from '../store/index.ts';
import { FilterChoicesStore } from './filter-choices.store.ts';
import type { FilterCatalog } from './ports.ts';

const choices = { topics: [], objectives: [], sections: [] };

function catalogOf(answers: readonly Awaited<ReturnType<FilterCatalog['choices']>>[]) {
  const asked: string[] = [];
  const catalog: FilterCatalog = {
    choices: (language) => {
      asked.push(language);
      return Promise.resolve(answers[asked.length - 1] ?? succeed(choices));
    },
  };
  return { asked, store: new FilterChoicesStore({ catalog }) };
}

describe('what the filters offer', () => {
  it('is asked for once in each language', async () => {
    const { asked, store } = catalogOf([]);
    await store.load('de');
    await store.load('de');
    await store.load('en');
    expect(asked).toEqual(['de', 'en']);
    expect(store.state).toEqual({ status: 'loaded', value: choices });
  });

  it('is asked for again after a failure', async () => {
    const { store } = catalogOf([fail({ kind: 'unavailable' })]);
    await store.load('de');
    expect(store.state).toEqual({ status: 'failed', failure: { kind: 'unavailable' } });
    await store.load('de');
    expect(store.state).toMatchObject({ status: 'loaded' });
  });

  it('is that of the language asked for last', async () => {
    const german = { ...choices, sections: [{ value: 'de', label: 'de' }] };
    const english = { ...choices, sections: [{ value: 'en', label: 'en' }] };
    const { store } = catalogOf([succeed(german), succeed(english)]);
    await Promise.all([store.load('de'), store.load('en')]);
    expect(store.state).toEqual({ status: 'loaded', value: english });
  });
});
