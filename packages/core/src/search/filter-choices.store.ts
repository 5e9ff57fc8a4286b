import type { Language } from '../language/index.ts';
import type { NoAnswer } from '../platform/index.ts';
import { Store, loading, settled, type Loadable } from '../store/index.ts';
import { isSameSearch } from './address.ts';
import { initialCriteria, type SearchCriteria } from './criteria.ts';
import type { FilterCatalog, FilterChoices } from './ports.ts';

type WantedChoices = SearchCriteria & { readonly language: Language };

/** What the filters offer for a search. */
export class FilterChoicesStore extends Store<Loadable<FilterChoices, NoAnswer>> {
  readonly #catalog: FilterCatalog;
  #wanted: WantedChoices | undefined;

  constructor(ports: { readonly catalog: FilterCatalog }) {
    super(loading);
    this.#catalog = ports.catalog;
  }

  /**
   * Loads the choices for a search once, whatever its order and page; after a failure, the next call tries again. Those
   * of before stay until the answer.
   */
  async load(search: WantedChoices): Promise<void> {
    const { sort, page } = initialCriteria();
    const wanted = { ...search, sort, page };
    const isWanted = this.#wanted !== undefined && isSameSearch(this.#wanted, wanted);
    if (!isWanted || this.state.status === 'failed') await this.#load(wanted);
  }

  /** Loads the choices again after documents have been labelled, or worksheets deleted or restored. */
  async refresh(): Promise<void> {
    if (this.#wanted !== undefined) await this.#load({ ...this.#wanted });
  }

  async #load(wanted: WantedChoices): Promise<void> {
    this.#wanted = wanted;
    if (this.state.status === 'failed') this.update(() => loading);
    const choices = await this.#catalog.choices(wanted);
    if (this.#wanted === wanted) this.update(() => settled(choices));
  }
}
