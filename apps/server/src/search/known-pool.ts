import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { WireDocumentHit, WirePdfHit, WireWorksheetHit } from '@lemma/api-client/wire';
import { userOf } from '@lemma/core/session';
import type { Tables } from '../database/index.ts';
import { KeptReads, type Revision, type Revisions, type PoolTopic } from '../revision/index.ts';
import { Classifications, type CountedClass, type LabelledClass } from './classification.ts';
import type { FilterName, ValueCounts } from './filter-names.ts';
import type { QueryReading } from './reading.ts';
import { isFoundBy, isPreparedBy, isWaiting, type Finder } from './template-rights.ts';

/** A row of a page. */
export type Hit = WireDocumentHit | WireWorksheetHit | WirePdfHit;

/** How much is kept: classes and hits of some thousand searches, a few hundred bytes each. */
const mostKept = { numbers: 50_000, classes: 200_000, hits: 50_000 };

function length(list: readonly unknown[]): number {
  return list.length + 1;
}

/** What a process has read of the pool. */
class PoolMemory {
  readonly readings = new KeptReads<QueryReading>(1000);
  readonly proposals = new KeptReads<readonly string[]>(1000);
  readonly classes = new KeptReads<readonly CountedClass[]>(mostKept.classes, length);
  readonly labelled = new KeptReads<readonly LabelledClass[]>(mostKept.classes, length);
  readonly totals = new KeptReads<number>(mostKept.numbers);
  readonly hits = new KeptReads<readonly Hit[]>(mostKept.hits, length);
  readonly values = new KeptReads<ReadonlyMap<FilterName, ValueCounts>>(mostKept.numbers, (values) =>
    [...values.values()].reduce((sum, { size }) => sum + size, 1),
  );
  readonly uses = new KeptReads<ReadonlyMap<string, number>>(mostKept.hits, ({ size }) => size + 1);
  readonly people = new KeptReads<ReadonlySet<string>>(2);
}

/**
 * The pool as its caller finds it, at a revision: what was read at this revision is not read again, for nobody who finds
 * the same.
 */
export interface KnownPool extends Finder {
  readonly db: Kysely<Tables>;
  readonly classifications: Classifications;
  readonly memory: PoolMemory;
  /** The caller if he finds documents that others do not; otherwise empty. */
  readonly owner: string;
  /** Names the worksheets that the caller finds and others do not, and the other way round; empty if there are none. */
  readonly sheets: string;
  /** The revision of these topics. */
  at(...topics: readonly PoolTopic[]): string;
}

/** Makes the pool known to callers. */
export class Pool {
  readonly #db: Kysely<Tables>;
  readonly #revisions: Revisions;
  readonly #classifications: Classifications;
  readonly #memory = new PoolMemory();

  constructor(db: Kysely<Tables>, revisions: Revisions) {
    this.#db = db;
    this.#revisions = revisions;
    this.#classifications = new Classifications(db);
  }

  /** The pool as it is now, for a caller. */
  async knownTo({ caller, now }: Finder): Promise<KnownPool> {
    const revision = await this.#revisions.now();
    const id = userOf(caller)?.id ?? '';
    const [owners, sheets] = await Promise.all([this.#owners(revision), this.#sheetsFor({ caller, now })]);
    return {
      db: this.#db,
      classifications: this.#classifications,
      memory: this.#memory,
      caller,
      now,
      owner: owners.has(id) ? id : '',
      sheets,
      at: (...topics) => topics.map((topic) => revision[topic]).join(' '),
    };
  }

  /** Who has documents that only he finds. */
  #owners({ documents }: Revision): Promise<ReadonlySet<string>> {
    return this.#memory.people.of(['owners'], documents, async () => {
      const rows = await this.#db
        .selectFrom('implementation')
        .select('owner')
        .distinct()
        .where('owner', 'is not', null)
        .execute();
      return new Set(rows.flatMap(({ owner }) => owner ?? []));
    });
  }

  /**
   * What of the worksheets depends on who asks, and when: those of the caller that others do not find, and those of others
   * that are not open yet. It is read each time: assignments begin without anybody changing anything.
   */
  async #sheetsFor(finding: Finder): Promise<string> {
    const rows = await this.#db
      .selectFrom('worksheet_template')
      .select('id')
      .where('deleted_at', 'is', null)
      .where(
        sql<boolean>`case when visible then ${isWaiting(finding.now)} and not ${isFoundBy(finding)}
          else ${isPreparedBy(finding.caller)} end`,
      )
      .orderBy('id')
      .execute();
    if (rows.length === 0) return '';
    return createHash('sha256')
      .update(rows.map(({ id }) => id).join(' '))
      .digest('base64');
  }
}
