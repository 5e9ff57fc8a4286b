import type { Language } from '../language/index.ts';
import type { LoadedMedia, MediaFailure, MediaGateway } from '../media/index.ts';
import { fail, succeed, type Result } from '../store/index.ts';

/** Has the given files, by path: an address for each, or why it is not available. */
export class InMemoryMediaGateway implements MediaGateway {
  readonly asked: string[] = [];
  /** Addresses that have been released. */
  readonly released: string[] = [];
  readonly #files: ReadonlyMap<string, string | MediaFailure>;

  constructor(files: Readonly<Record<string, string | MediaFailure>> = {}) {
    this.#files = new Map(Object.entries(files));
  }

  async load(path: string, language: Language): Promise<Result<LoadedMedia, MediaFailure>> {
    this.asked.push(`${path} (${language})`);
    const file = this.#files.get(path) ?? { kind: 'notFound' };
    if (typeof file !== 'string') return Promise.resolve(fail(file));
    return Promise.resolve(succeed({ address: file, dispose: () => this.released.push(file) }));
  }
}
