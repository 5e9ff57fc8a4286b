import type { PageMessage } from '../cindy/index.ts';

/** Reads a message from the page's port; the page is trusted, so only its kind is checked. */
export function readPageMessage(data: unknown): PageMessage | undefined {
  return isPageMessage(data) ? data : undefined;
}

function isPageMessage(data: unknown): data is PageMessage {
  return typeof data === 'object' && data !== null && 'kind' in data;
}
