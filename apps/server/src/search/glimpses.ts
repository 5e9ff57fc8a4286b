import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { readDocument } from '@lemma/core/document';
import { glimpseOf, seedOfDocument } from '@lemma/core/exercise';
import type { Language } from '@lemma/core/language';
import type { DocumentGlimpse } from '@lemma/core/search';
import { guard, permissions } from '@lemma/core/session';
import type { Tables } from '../database/index.ts';
import { KeptReads, type Revisions } from '../revision/index.ts';
import { isSeenBy } from './document-rights.ts';
import type { Finder } from './template-rights.ts';

/** Documents whose glimpses are kept: some pages of every reader's lists. */
const mostKept = 5000;

type Glimpse = Omit<DocumentGlimpse, 'path'>;

/** A document that belongs to nobody: everybody finds it, but problems only who may read them. */
interface OpenGlimpse {
  readonly kind: Kind;
  readonly glimpse: Glimpse;
}

type Kind = 'problem' | 'article';

/** Draws the glimpses of documents, each once for the same text: what is kept can never be that of another text. */
export class Glimpses {
  readonly #db: Kysely<Tables>;
  readonly #revisions: Revisions;
  readonly #drawn = new Map<string, Glimpse>();
  readonly #open = new KeptReads<OpenGlimpse | undefined>(mostKept);

  constructor(db: Kysely<Tables>, revisions: Revisions) {
    this.#db = db;
    this.#revisions = revisions;
  }

  /** In the given order; what the caller does not see is left out. */
  async of(paths: readonly string[], language: Language, finding: Finder): Promise<readonly DocumentGlimpse[]> {
    if (paths.length === 0) return [];
    const kinds: readonly Kind[] =
      guard(finding.caller, permissions.readProblems) === 'allowed' ? ['problem', 'article'] : ['article'];
    const open = await this.#openOnes(paths, language);
    const rest = paths.filter((path) => open.get(path) === undefined);
    const owned = await this.#ownedOnes(rest, language, finding, kinds);
    return paths.flatMap((path) => {
      const found = open.get(path);
      if (found !== undefined) return kinds.includes(found.kind) ? [{ path, ...found.glimpse }] : [];
      const glimpse = owned.get(path);
      return glimpse === undefined ? [] : [{ path, ...glimpse }];
    });
  }

  async #openOnes(paths: readonly string[], language: Language): Promise<ReadonlyMap<string, OpenGlimpse | undefined>> {
    const { documents } = await this.#revisions.now();
    const missing: string[] = [];
    let reading: Promise<ReadonlyMap<string, OpenGlimpse>> | undefined;
    // One statement reads all that are missing, once it is known which ones these are.
    const read = async (path: string) => {
      missing.push(path);
      await Promise.resolve();
      reading ??= this.#readOpen(missing, language);
      return (await reading).get(path);
    };
    const found = await Promise.all(paths.map((path) => this.#open.of([path, language], documents, () => read(path))));
    return new Map(paths.map((path, at) => [path, found[at]]));
  }

  async #readOpen(paths: readonly string[], language: Language): Promise<ReadonlyMap<string, OpenGlimpse>> {
    const rows = await this.#rows(paths, language, ['problem', 'article']).where('owner', 'is', null).execute();
    return new Map(
      rows.flatMap(({ path, kind, xml }) =>
        kind === 'course' ? [] : [[path, { kind, glimpse: this.#draw(path, xml) }]],
      ),
    );
  }

  async #ownedOnes(
    paths: readonly string[],
    language: Language,
    finding: Finder,
    kinds: readonly Kind[],
  ): Promise<ReadonlyMap<string, Glimpse>> {
    if (paths.length === 0) return new Map();
    const rows = await this.#rows(paths, language, kinds).where(isSeenBy(finding)).execute();
    return new Map(rows.map(({ path, xml }) => [path, this.#draw(path, xml)]));
  }

  #rows(paths: readonly string[], language: Language, kinds: readonly Kind[]) {
    return this.#db
      .selectFrom('implementation')
      .select(['path', 'kind', 'xml'])
      .where('path', 'in', paths)
      .where('language', '=', language)
      .where('kind', 'in', kinds);
  }

  #draw(path: string, xml: string): Glimpse {
    const key = `${path} ${createHash('sha256').update(xml).digest('base64')}`;
    const kept = this.#drawn.get(key) ?? drawGlimpse(path, xml);
    // The oldest goes first, and what has been asked for again is new.
    this.#drawn.delete(key);
    this.#drawn.set(key, kept);
    for (const oldest of this.#drawn.keys()) {
      if (this.#drawn.size <= mostKept) break;
      this.#drawn.delete(oldest);
    }
    return kept;
  }
}

function drawGlimpse(path: string, xml: string): Glimpse {
  const read = readDocument(xml);
  if (!read.ok) return { pieces: [], authors: [] };
  return { pieces: glimpseOf(read.value, seedOfDocument(path)), authors: read.value.metadata.authors };
}
