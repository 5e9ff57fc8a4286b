import type { Fetch } from '@lemma/api-client/http';
import type { KeyValueStorage } from '@lemma/core/platform';

/** Under this key stands the release for which this tab has been loaded again. */
const reloadedForKey = 'reloaded-for';

/**
 * Loads the page again, once, when a part of the app is missing because another release is served by now. What people have
 * typed is kept as at every reload. Without a new release nothing is loaded again: then the part may come at the next attempt.
 */
export function followReleases({ fetch, storage }: { readonly fetch: Fetch; readonly storage: KeyValueStorage }): void {
  addEventListener('vite:preloadError', () => {
    const running = document.querySelector('script[type="module"][src]')?.getAttribute('src');
    void servedRelease(fetch).then((served) => {
      if (served === undefined || served === running || served === storage.read(reloadedForKey)) return;
      storage.write(reloadedForKey, served);
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
