import * as fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filterValues, search } from '@lemma/api-client/wire';
import { startPlatform, type TestPlatform } from '../testing/index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  const text = '\\begin{content}\n\\title{\\lang{de}{Brüche für mich}}\nText.\n\\end{content}';
  const created = await platform.call('author', '/content/users/demo-author/documents', {
    method: 'POST',
    payload: { name: 'mine', text },
  });
  expect(created.statusCode).toBe(201);
  await platform.call('author', '/content/documents/user-labels', {
    method: 'POST',
    payload: { paths: ['fractions/add', 'own/demo-author/mine'], label: 'mark', isSet: true },
  });
});
afterAll(() => platform.dispose());

const oneOf = (...values: readonly string[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const searches = fc.record({
  type: fc.constantFrom('problem', 'article'),
  lang: fc.constantFrom('de', 'en', 'fr', 'zh'),
  query: oneOf('Brüche', 'fraction', 'Brüchee', 'fractions/add', 'a', 'Xylophon'),
  topics: oneOf('arithmetic', 'arithmetic/fractions/addition', 'nothing'),
  objectives: oneOf('add-fractions', 'add-fractions/solve-equations'),
  section: oneOf('1', '2', '9'),
  user_labels: oneOf('mark', 'other'),
  min_difficulty: oneOf('0', '3', '4'),
  max_difficulty: oneOf('3', '7', '10'),
  customization: oneOf('true', 'false'),
});

// The rows of a page are found by conditions on each of them, the counts by what they have in common.
it('counts as many documents as there are on the pages, for whoever asks and whatever narrows the search', async () => {
  await fc.assert(
    fc.asyncProperty(searches, fc.constantFrom('author' as const, 'lecturer' as const), async (asked, caller) => {
      const entries = Object.entries(asked).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [[name, value]],
      );
      const query = new URLSearchParams(entries).toString();
      const found = v.parse(search.response, (await platform.call(caller, `/search?${query}`)).json());
      expect(found.totalHits).toBe(found.searchHits.length);
      const narrowed = v.parse(filterValues.response, (await platform.call(caller, `/search/filters?${query}`)).json());
      const count = narrowed.languages.find(({ value }) => value === asked.lang)?.count;
      expect(count).toBe(found.totalHits);
      const sections = narrowed.sections.filter(({ value }) => value === asked.section).map((each) => each.count);
      if (asked.section !== undefined) expect(sections).toEqual([found.totalHits]);
      const labels = narrowed.userLabels.filter(({ value }) => value === asked.user_labels).map((each) => each.count);
      if (asked.user_labels !== undefined) expect(labels).toEqual([found.totalHits]);
    }),
    { seed: 15, numRuns: 60 },
  );
});
