import type { KeyValueStorage } from '@lemma/core/platform';
import { Store } from '@lemma/core/store';

/** How the page may look: as the device wishes, or as the reader has chosen. */
export const appearances = ['system', 'light', 'dark'] as const;

export type Appearance = (typeof appearances)[number];

/** Under this key a browser keeps the choice; `apps/web/public/appearance.js` reads it before the first paint. */
const storageKey = 'appearance';

/** Light or dark: the reader's choice, kept in the browser. */
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
