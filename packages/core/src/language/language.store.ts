import type { KeyValueStorage } from '../platform/index.ts';
import { Store } from '../store/index.ts';
import { defaultLanguage, isLanguage, type Language } from './language.ts';

/** Under this key, followed by the user's id, a browser keeps the chosen language. */
const storageKey = 'language';
/** Under this key it keeps the one shown last: `apps/web/public/appearance.js` names it before the first paint. */
const shownKey = 'language-shown';
/** Under this key it keeps that an offer was answered. */
const answeredKey = 'language-offer';

/** The language of the interface, kept per user. It begins with the one this browser showed last, so that no page changes it while it comes. */
export class LanguageStore extends Store<Language> {
  readonly #storage: KeyValueStorage;
  #owner = 'guest';

  constructor(ports: { readonly storage: KeyValueStorage }) {
    super(languageAt(ports.storage, shownKey) ?? languageAt(ports.storage, `${storageKey}.guest`) ?? defaultLanguage);
    this.#storage = ports.storage;
  }

  /** Takes over the language this user chose last; a user without a choice keeps what is shown. */
  belongTo(owner: string): void {
    this.#owner = owner;
    const kept = languageAt(this.#storage, `${storageKey}.${owner}`);
    if (kept !== undefined) this.#show(kept);
  }

  choose(language: Language): void {
    this.#storage.write(`${storageKey}.${this.#owner}`, language);
    this.settleOffer();
    this.#show(language);
  }

  /**
   * The language to offer a reader whose browser wishes for others (`navigator.languages`): the first of its wishes that we have,
   * unless it is on show or the reader has chosen a language or declined the offer.
   */
  offerFor(wishes: readonly string[]): Language | undefined {
    if (this.#storage.read(answeredKey) !== undefined) return undefined;
    const wish = wishes.map((each) => each.toLowerCase().split('-')[0]).find(isLanguage);
    return wish === this.state ? undefined : wish;
  }

  /** The offer has been answered, in whichever way: it is not made again. */
  settleOffer(): void {
    this.#storage.write(answeredKey, 'answered');
  }

  #show(language: Language): void {
    this.#storage.write(shownKey, language);
    this.update(() => language);
  }
}

function languageAt(storage: KeyValueStorage, key: string): Language | undefined {
  const kept = storage.read(key);
  return isLanguage(kept) ? kept : undefined;
}
