import type { KeyValueStorage } from '@lemma/core/platform';

/** A storage that lasts as long as a page is shown. */
export function pageMemory(): KeyValueStorage {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key),
    write(key, text) {
      texts.set(key, text);
      return true;
    },
    remove: (key) => void texts.delete(key),
  };
}
