import type { KeyValueStorage } from '../platform/index.ts';
import { Store } from '../store/index.ts';
import { defaultLanguage, isLanguage, type Language } from './language.ts';

/** Under this key, followed by the user's id, a browser keeps the chosen language. */
const storageKey = 'language';

/** The language of the interface, kept per user. */
export class LanguageStore extends Store<Language> {
  readonly #storage: KeyValueStorage;
  #owner = 'guest';

  constructor(ports: { readonly storage: KeyValueStorage }) {
    super(read(ports.storage, 'guest') ?? defaultLanguage);
    this.#storage = ports.storage;
  }

  /** Takes over the language this user chose last; a user without a choice keeps what is shown. */
  belongTo(owner: string): void {
    this.#owner = owner;
    const kept = read(this.#storage, owner);
    if (kept !== undefined) this.update(() => kept);
  }

  choose(language: Language): void {
    this.#storage.write(`${storageKey}.${this.#owner}`, language);
    this.update(() => language);
  }
}

function read(storage: KeyValueStorage, owner: string): Language | undefined {
  const kept = storage.read(`${storageKey}.${owner}`);
  return isLanguage(kept) ? kept : undefined;
}
