import type { Language } from '../language/index.ts';
import { Store } from '../store/index.ts';
import type { DocumentGlimpse } from './hit.ts';
import type { GlimpseGateway } from './ports.ts';

/** How many are asked for at once; the platform gives no more. */
const mostAtOnce = 30;

/** What names a glimpse: its document and language. */
export function glimpseKey(path: string, language: Language): string {
  return `${language} ${path}`;
}

/** What the rows of a list show of their documents, asked for when they come into view: each once. */
export class GlimpseStore extends Store<ReadonlyMap<string, DocumentGlimpse>> {
  readonly #gateway: GlimpseGateway;
  readonly #asked = new Set<string>();

  constructor(ports: { readonly gateway: GlimpseGateway }) {
    super(new Map());
    this.#gateway = ports.gateway;
  }

  /** Asks for those that nobody has asked for; a row without a glimpse is still a row, so that a failure is silent. */
  async show(language: Language, paths: readonly string[]): Promise<void> {
    const wanted = [...new Set(paths)].filter((path) => !this.#asked.has(glimpseKey(path, language)));
    for (const path of wanted) this.#asked.add(glimpseKey(path, language));
    for (let from = 0; from < wanted.length; from += mostAtOnce)
      await this.#ask(language, wanted.slice(from, from + mostAtOnce));
  }

  async #ask(language: Language, paths: readonly string[]): Promise<void> {
    const found = await this.#gateway.glimpses(language, paths);
    if (found.ok) {
      const entries = found.value.map((glimpse) => [glimpseKey(glimpse.path, language), glimpse] as const);
      this.update((known) => new Map([...known, ...entries]));
    } else {
      // The next time that such a row comes into view, it is tried again.
      for (const path of paths) this.#asked.delete(glimpseKey(path, language));
    }
  }
}
