import type { Fetch } from '@lemma/api-client/http';

/** The browser's fetch: the only place that calls it. It does not tell what it has sent; what does is loaded when needed. */
export const browserFetch: Fetch = async (target, init, onSent) =>
  onSent === undefined
    ? fetch(target, init)
    : (await import('./browser-upload.ts')).browserUpload(target, init, onSent);
