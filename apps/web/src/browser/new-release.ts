import type { Fetch } from '@lemma/api-client/http';
import type { KeyValueStorage } from '@lemma/core/platform';

/** Storage key for the reasons why this tab has been reloaded, line by line: once for each, so that reloading ends. */
const reloadedForKey = 'reloaded-for';

/**
 * Reloads the page, once, if a part of the app is missing because another release is served by now. Without a new
 * release it is reloaded if a retry fails although the server answers: while a page is open, browsers do not request a
 * failed module again. User input is kept as on every reload.
 */
export function followReleases({ fetch, storage }: { readonly fetch: Fetch; readonly storage: KeyValueStorage }): void {
  const missing = new Set<string>();
  addEventListener('vite:preloadError', ({ payload: { message } }) => {
    const isMissingAgain = missing.has(message);
    missing.add(message);
    const running = document.querySelector('script[type="module"][src]')?.getAttribute('src');
    void servedRelease(fetch).then((served) => {
      if (served === undefined) return;
      const isNew = served !== running;
      if (!isNew && !isMissingAgain) return;
      const reason = isNew ? served : `${served} ${message}`;
      const reasons = storage.read(reloadedForKey)?.split('\n') ?? [];
      if (reasons.includes(reason)) return;
      storage.write(reloadedForKey, [...reasons, reason].join('\n'));
      location.reload();
    });
  });
}

/** The script that the app currently starts with; undefined if the server is unreachable or something else answers. */
async function servedRelease(fetch: Fetch): Promise<string | undefined> {
  try {
    const response = await fetch('/', { cache: 'no-store', redirect: 'manual' });
    return response.ok ? beginningOf(await response.text()) : undefined;
  } catch {
    return undefined;
  }
}

/** The script that starts the app in a first page. */
export function beginningOf(html: string): string | undefined {
  const { script } = /<script type="module"[^>]* src="(?<script>\/assets\/[\w.-]+\.js)"/.exec(html)?.groups ?? {};
  return script;
}
