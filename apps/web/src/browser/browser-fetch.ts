import type { Fetch } from '@lemma/api-client/http';

/** The browser's fetch: the only place that calls it. */
export const browserFetch: Fetch = (target, init) => fetch(target, init);
