import type { Span } from '@lemma/core/source';
import type { Report } from '../findings/index.ts';

/** A file or document with a local id. `path` is missing if unknown. */
export interface LocalReference {
  readonly use: 'component' | 'link';
  readonly type: string;
  readonly path?: string;
}

/** Whether a name is a valid local id. */
export function isLocalId(name: string): boolean {
  return /^[\p{L}\p{N}_.-]{1,100}$/u.test(name);
}

/** The files of a document: the local ids defined in its metainfo. */
export class ContentReferences {
  /** The folder of the following images, as set by older sources; empty if unset. */
  imageFolder = '';
  readonly #report: Report;
  readonly #byId = new Map<string, LocalReference>();

  constructor(report: Report) {
    this.#report = report;
  }

  /** Defines an id; an invalid or duplicate one is reported, and the first keeps it. An empty id is ignored. */
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
