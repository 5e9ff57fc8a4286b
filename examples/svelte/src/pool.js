import { pageSize } from '@lemma/core/search';

const names = ['Adding fractions', 'Adding vectors', 'Comparing fractions', 'Circles', 'Derivatives of products'];

/** A pool inside the page; `HttpSearchGateway` of `@lemma/api-client/search` asks a server instead. */
export const pool = {
  find({ query, language, page }) {
    const found = names.filter((name) => name.toLowerCase().includes(query.toLowerCase()));
    const hits = found.slice((page - 1) * pageSize, page * pageSize).map((name) => ({
      kind: 'problem',
      id: name,
      path: name,
      name,
      language,
      languages: [language],
      topics: [],
      difficulty: undefined,
      createdDate: '2026-01-01T00:00:00Z',
    }));
    return { answer: Promise.resolve({ ok: true, value: { hits, total: found.length } }), cancel() {} };
  },
};
