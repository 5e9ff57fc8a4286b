import type { KeyValueStorage } from '../platform/index.ts';
import { Store } from '../store/index.ts';
import { defaultLanguage, isLanguage, type Language } from './language.ts';

/** Storage key of the chosen language, followed by the user's id. */
const storageKey = 'language';
/** Storage key of a choice that the platform does not know yet, followed by the user's id. */
const unsentKey = 'language-unsent';
/** Storage key of the language shown last; `apps/web/public/appearance.js` uses it before the first paint. */
const shownKey = 'language-shown';
/**
 * The language of the interface, kept per user. It starts with the one this browser showed last, so that no page
 * switches language while loading; the first time, with the first of the browser's languages that we have.
 */
export class LanguageStore extends Store<Language> {
  readonly #storage: KeyValueStorage;
  #owner = 'guest';
  /** Whether the page that led here has decided the language of this visit. */
  #isVisiting = false;

  /** `preferred` is what the browser prefers (`navigator.languages`), the first most. */
  constructor({
    storage,
    preferred = [],
  }: {
    readonly storage: KeyValueStorage;
    readonly preferred?: readonly string[];
  }) {
    super(
      languageAt(storage, shownKey) ??
        languageAt(storage, `${storageKey}.guest`) ??
        preferred.map((each) => each.toLowerCase().split('-')[0]).find(isLanguage) ??
        defaultLanguage,
    );
    this.#storage = storage;
  }

  /** Switches to the language this user chose last; for a user without a choice, the current language stays. */
  belongTo(owner: string): void {
    this.#owner = owner;
    const kept = languageAt(this.#storage, `${storageKey}.${owner}`);
    if (kept !== undefined && !this.#isVisiting) this.#show(kept);
  }

  /** Shows the language in which another program has led here, for this visit; the user's own choice stays for others. */
  visitIn(language: Language): void {
    this.#isVisiting = true;
    this.update(() => language);
  }

  choose(language: Language): void {
    this.#isVisiting = false;
    this.#storage.write(`${storageKey}.${this.#owner}`, language);
    this.#storage.write(`${unsentKey}.${this.#owner}`, language);
    this.#show(language);
  }

  /** What a user has chosen in this browser. */
  choiceOf(owner: string): Language | undefined {
    return languageAt(this.#storage, `${storageKey}.${owner}`);
  }

  /** What a user has chosen here and the platform does not know yet. */
  unsentOf(owner: string): Language | undefined {
    return languageAt(this.#storage, `${unsentKey}.${owner}`);
  }

  /** The platform knows a choice. */
  settle(owner: string, language: Language): void {
    if (this.unsentOf(owner) === language) this.#storage.remove(`${unsentKey}.${owner}`);
  }

  /** The user has chosen this on another device; what was chosen here since counts more. */
  learn(owner: string, language: Language): void {
    if (this.unsentOf(owner) !== undefined) return;
    this.#storage.write(`${storageKey}.${owner}`, language);
    if (owner === this.#owner) this.belongTo(owner);
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
