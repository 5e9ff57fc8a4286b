import type { Language } from '../language/index.ts';
import type { NoAnswer } from '../platform/index.ts';
import { Store, loading, settled, type Loadable } from '../store/index.ts';
import type { FilterCatalog, FilterChoices } from './ports.ts';

/** The choices of the filters, in the reader's language. */
export class FilterChoicesStore extends Store<Loadable<FilterChoices, NoAnswer>> {
  readonly #catalog: FilterCatalog;
  #language: Language | undefined;

  constructor(ports: { readonly catalog: FilterCatalog }) {
    super(loading);
    this.#catalog = ports.catalog;
  }

  /** Loads the choices in a language once; after a failure, the next call tries again. */
  async load(language: Language): Promise<void> {
    if (this.#language === language && this.state.status !== 'failed') return;
    this.#language = language;
    this.update(() => loading);
    const choices = await this.#catalog.choices(language);
    if (this.#language === language) this.update(() => settled(choices));
  }
}
