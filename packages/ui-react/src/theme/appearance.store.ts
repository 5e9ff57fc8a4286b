import type { KeyValueStorage } from '@lemma/core/platform';
import { Store } from '@lemma/core/store';

/** The appearance of the page: as set on the device, or as chosen by the reader. */
export const appearances = ['system', 'light', 'dark'] as const;

export type Appearance = (typeof appearances)[number];

/** Storage key of the choice; `apps/web/public/appearance.js` reads it before the first paint. */
const storageKey = 'appearance';

/** Light or dark: the reader's choice, stored in the browser. */
export class AppearanceStore extends Store<Appearance> {
  readonly #storage: KeyValueStorage;

  constructor(ports: { readonly storage: KeyValueStorage }) {
    const kept = ports.storage.read(storageKey);
    super(appearances.find((appearance) => appearance === kept) ?? 'system');
    this.#storage = ports.storage;
  }

  choose(appearance: Appearance): void {
    this.#storage.write(storageKey, appearance);
    this.update(() => appearance);
  }
}
