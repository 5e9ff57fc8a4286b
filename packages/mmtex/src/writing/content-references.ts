import type { Span } from '@lemma/core/source';
import type { Report } from '../findings/index.ts';

/** A file or document that the content calls by a local id. `path` is missing when it is not known. */
export interface LocalReference {
  readonly use: 'component' | 'link';
  readonly type: string;
  readonly path?: string;
}

/** Whether a name may be a local id. */
export function isLocalId(name: string): boolean {
  return /^[\p{L}\p{N}_.-]{1,100}$/u.test(name);
}

/** Where the files of a document are: the local ids that its metainfo gives. */
export class ContentReferences {
  /** The folder of the images that follow, as older sources say it; empty where they say none. */
  imageFolder = '';
  readonly #report: Report;
  readonly #byId = new Map<string, LocalReference>();

  constructor(report: Report) {
    this.#report = report;
  }

  /** Gives an id; an ill-formed one or one that is taken is reported, and the first keeps it. Without an id nothing is given. */
  give(lid: string, span: Span, reference: LocalReference): void {
    if (lid === '') return;
    if (!isLocalId(lid)) this.#report('bad-lid', span, { lid: lid.slice(0, 100) });
    else if (this.#byId.has(lid)) this.#report('duplicate-lid', span, { lid });
    else this.#byId.set(lid, reference);
  }

  find(lid: string): LocalReference | undefined {
    return this.#byId.get(lid);
  }
}
