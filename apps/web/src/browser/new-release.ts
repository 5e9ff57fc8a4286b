import type { Fetch } from '@lemma/api-client/http';
import type { KeyValueStorage } from '@lemma/core/platform';

/** Under this key stands for what this tab has been loaded again, line by line: once for each, so that it comes to an end. */
const reloadedForKey = 'reloaded-for';

/**
 * Loads the page again, once, when a part of the app is missing because another release is served by now. Without a new release
 * it is loaded again when its reader tries again in vain while the server answers: a browser does not ask twice for a module that
 * it could not get, as long as the page is open. What people have typed is kept as at every reload.
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

/** The script that the app begins with now; none when nobody answers, or somebody else than this server. */
async function servedRelease(fetch: Fetch): Promise<string | undefined> {
  try {
    const response = await fetch('/', { cache: 'no-store', redirect: 'manual' });
    return response.ok ? beginningOf(await response.text()) : undefined;
  } catch {
    return undefined;
  }
}

/** The script that a first page begins the app with. */
export function beginningOf(html: string): string | undefined {
  const { script } = /<script type="module"[^>]* src="(?<script>\/assets\/[\w.-]+\.js)"/.exec(html)?.groups ?? {};
  return script;
}
