import type { KeyValueStorage } from '@lemma/core/platform';

/** A browser's storage. If it is disabled or full, texts are kept as long as the page is open. */
export function browserStorage(open: () => Storage): KeyValueStorage {
  const kept = new Map<string, string>();
  return {
    read(key) {
      return kept.get(key) ?? attempt(() => open().getItem(key)) ?? undefined;
    },
    write(key, text) {
      const stored = attempt(() => {
        open().setItem(key, text);
        return true;
      });
      if (stored === true) kept.delete(key);
      else kept.set(key, text);
      return stored === true;
    },
    remove(key) {
      kept.delete(key);
      attempt(() => open().removeItem(key));
    },
  };
}

function attempt<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** Lasts as long as the tab. */
export const sessionTexts = browserStorage(() => sessionStorage);

/** Lasts as long as the browser's profile. */
export const localTexts = browserStorage(() => localStorage);
