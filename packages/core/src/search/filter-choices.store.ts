import type { Language } from '../language/index.ts';
import type { NoAnswer } from '../platform/index.ts';
import { Store, loading, settled, type Loadable } from '../store/index.ts';
import type { HitKind } from './criteria.ts';
import type { FilterCatalog, FilterChoices } from './ports.ts';

interface WantedChoices {
  readonly language: Language;
  readonly kind: HitKind;
}

/** The choices of the filters for one kind of hit in one language. */
export class FilterChoicesStore extends Store<Loadable<FilterChoices, NoAnswer>> {
  readonly #catalog: FilterCatalog;
  #wanted: WantedChoices | undefined;

  constructor(ports: { readonly catalog: FilterCatalog }) {
    super(loading);
    this.#catalog = ports.catalog;
  }

  /** Loads the choices once; after a failure, the next call tries again. Those of before stay until the answer. */
  async load(language: Language, kind: HitKind): Promise<void> {
    const isWanted = this.#wanted?.language === language && this.#wanted.kind === kind;
    if (!isWanted || this.state.status === 'failed') await this.#load({ language, kind });
  }

  /** Loads the choices again after documents have been labelled. */
  async refresh(): Promise<void> {
    if (this.#wanted !== undefined) await this.#load({ ...this.#wanted });
  }

  async #load(wanted: WantedChoices): Promise<void> {
    this.#wanted = wanted;
    if (this.state.status === 'failed') this.update(() => loading);
    const choices = await this.#catalog.choices(wanted.language, wanted.kind);
    if (this.#wanted === wanted) this.update(() => settled(choices));
  }
}
