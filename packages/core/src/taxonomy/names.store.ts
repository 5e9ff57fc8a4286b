import type { Language } from '../language/index.ts';
import { Store } from '../store/index.ts';
import { namesFrom, noLabels, readLabels, type Names } from './label-texts.ts';
import type { TaxonomyGateway } from './ports.ts';

/** Names of topics, objectives, labels and sections while their labels are loading: nothing is shown for them. */
const unknown: Names = { topic: () => '', objective: () => '', label: () => '', section: () => '' };

/** The names for readers of one language. Where the labels cannot be loaded, the names in the documents are shown. */
export class NamesStore extends Store<Names> {
  readonly #gateway: TaxonomyGateway;
  #wanted: { readonly language: Language } | undefined;

  constructor(ports: { readonly gateway: TaxonomyGateway }) {
    super(unknown);
    this.#gateway = ports.gateway;
  }

  /** Loads the names in a language once; after a failure, the next call tries again. */
  async load(language: Language): Promise<void> {
    if (this.#wanted?.language === language) return;
    await this.refresh(language);
  }

  /** Shows the names in the documents: guests may not read the labels. */
  showWritten(): void {
    this.#wanted = undefined;
    this.update(() => namesFrom(noLabels));
  }

  /** Loads the names in a language, even if they are known. */
  async refresh(language: Language): Promise<void> {
    const wanted = { language };
    this.#wanted = wanted;
    const labels = await this.#gateway.read(language);
    if (this.#wanted !== wanted) return;
    if (!labels.ok) this.#wanted = undefined;
    const names = namesFrom(labels.ok ? readLabels(labels.value.text).value : noLabels);
    this.update(() => names);
  }
}
