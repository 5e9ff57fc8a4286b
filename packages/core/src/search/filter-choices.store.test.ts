import { describe, expect, it } from 'vitest';
import type { Language } from '../language/index.ts';
import { fail, succeed } from '../store/index.ts';
import { noChoices } from '../testing/index.ts';
import { initialCriteria, type HitKind, type SearchCriteria } from './criteria.ts';
import { FilterChoicesStore } from './filter-choices.store.ts';
import type { FilterCatalog } from './ports.ts';
import { lookFor } from './transitions.ts';

const of = (language: Language, kind: HitKind, more: Partial<SearchCriteria> = {}) => ({
  ...lookFor(initialCriteria(), kind),
  ...more,
  language,
});

function catalogOf(answers: readonly Awaited<ReturnType<FilterCatalog['choices']>>[]) {
  const asked: string[] = [];
  const catalog: FilterCatalog = {
    choices: ({ language, kind, query }) => {
      asked.push(`${language} ${kind} ${query}`.trim());
      return Promise.resolve(answers[asked.length - 1] ?? succeed(noChoices));
    },
  };
  return { asked, store: new FilterChoicesStore({ catalog }) };
}

describe('what the filters offer', () => {
  it('is asked for once for each search, whatever its order and page', async () => {
    const { asked, store } = catalogOf([]);
    await store.load(of('de', 'problem'));
    await store.load(of('de', 'problem'));
    await store.load(of('en', 'problem'));
    await store.load(of('en', 'article'));
    await store.load(of('en', 'article', { page: 2, sort: 'nameDescending' }));
    await store.load(of('en', 'article', { query: 'line' }));
    expect(asked).toEqual(['de problem', 'en problem', 'en article', 'en article line']);
    expect(store.state).toEqual({ status: 'loaded', value: noChoices });
  });

  it('is asked for again after a failure', async () => {
    const { store } = catalogOf([fail({ kind: 'unavailable' })]);
    await store.load(of('de', 'problem'));
    expect(store.state).toEqual({ status: 'failed', failure: { kind: 'unavailable' } });
    await store.load(of('de', 'problem'));
    expect(store.state).toMatchObject({ status: 'loaded' });
  });

  it('is asked for again when documents have been labelled, and stays until the answer', async () => {
    const labelled = { ...noChoices, userLabels: [{ value: 'exam', count: 1 }] };
    const { store } = catalogOf([succeed(noChoices), succeed(labelled)]);
    await store.refresh();
    expect(store.state).toEqual({ status: 'loading' });
    await store.load(of('de', 'problem'));
    const refreshed = store.refresh();
    expect(store.state).toEqual({ status: 'loaded', value: noChoices });
    await refreshed;
    expect(store.state).toEqual({ status: 'loaded', value: labelled });
  });

  it('is that of the language asked for last', async () => {
    const german = { ...noChoices, sections: [{ value: 'de', count: 1 }] };
    const english = { ...noChoices, sections: [{ value: 'en', count: 1 }] };
    const { store } = catalogOf([succeed(german), succeed(english)]);
    await Promise.all([store.load(of('de', 'problem')), store.load(of('en', 'problem'))]);
    expect(store.state).toEqual({ status: 'loaded', value: english });
  });
});
