import { describe, expect, it } from 'vitest';
import { fail, succeed } from '../store/index.ts';
import { FilterChoicesStore } from './filter-choices.store.ts';
import type { FilterCatalog } from './ports.ts';

const choices = { topics: [], objectives: [], sections: [], userLabels: [] };

function catalogOf(answers: readonly Awaited<ReturnType<FilterCatalog['choices']>>[]) {
  const asked: string[] = [];
  const catalog: FilterCatalog = {
    choices: (language, kind) => {
      asked.push(`${language} ${kind}`);
      return Promise.resolve(answers[asked.length - 1] ?? succeed(choices));
    },
  };
  return { asked, store: new FilterChoicesStore({ catalog }) };
}

describe('what the filters offer', () => {
  it('is asked for once for each language and kind of hit', async () => {
    const { asked, store } = catalogOf([]);
    await store.load('de', 'problem');
    await store.load('de', 'problem');
    await store.load('en', 'problem');
    await store.load('en', 'article');
    expect(asked).toEqual(['de problem', 'en problem', 'en article']);
    expect(store.state).toEqual({ status: 'loaded', value: choices });
  });

  it('is asked for again after a failure', async () => {
    const { store } = catalogOf([fail({ kind: 'unavailable' })]);
    await store.load('de', 'problem');
    expect(store.state).toEqual({ status: 'failed', failure: { kind: 'unavailable' } });
    await store.load('de', 'problem');
    expect(store.state).toMatchObject({ status: 'loaded' });
  });

  it('is asked for again when documents have been labelled, and stays until the answer', async () => {
    const labelled = { ...choices, userLabels: [{ value: 'exam', count: 1 }] };
    const { store } = catalogOf([succeed(choices), succeed(labelled)]);
    await store.refresh();
    expect(store.state).toEqual({ status: 'loading' });
    await store.load('de', 'problem');
    const refreshed = store.refresh();
    expect(store.state).toEqual({ status: 'loaded', value: choices });
    await refreshed;
    expect(store.state).toEqual({ status: 'loaded', value: labelled });
  });

  it('is that of the language asked for last', async () => {
    const german = { ...choices, sections: [{ value: 'de', count: 1 }] };
    const english = { ...choices, sections: [{ value: 'en', count: 1 }] };
    const { store } = catalogOf([succeed(german), succeed(english)]);
    await Promise.all([store.load('de', 'problem'), store.load('en', 'problem')]);
    expect(store.state).toEqual({ status: 'loaded', value: english });
  });
});
