import type { Log } from '../platform/index.ts';
import type { Block } from './block.ts';
import type { Inline } from './inline.ts';
import { reservedIds } from './reserved-ids.ts';
import type { XmlElement } from './xml.ts';

/**
 * The state of reading one document, shared by the element readers. They call each other through it, because any block
 * may contain any other.
 */
export interface DocumentReading {
  /** The blocks inside an element; loose text becomes a paragraph. */
  blocks(element: XmlElement | undefined): readonly Block[];
  /** The line of text inside an element. */
  inline(element: XmlElement | undefined): readonly Inline[];
  /** An id unique in the document; `quickcheck-2` for the second quick check without one. */
  uniqueId(wanted: string | undefined, kind: string): string;
  /** The number of an element among those of its kind, from 1; each call counts one on. */
  position(kind: string): number;
  /** Reports something dropped, once per document. */
  leaveOut(what: string, name: string): void;
}

/** Reads a block from its element. */
export type BlockReader = (element: XmlElement, reading: DocumentReading) => Block;

/** Reads inline content from its element; several parts if the element itself is dropped. */
export type InlineReader = (element: XmlElement, reading: DocumentReading) => readonly Inline[];

/** The part of the state that does not depend on the tables of readers: ids given and things reported. */
export function startReading(log: Log | undefined): Pick<DocumentReading, 'uniqueId' | 'position' | 'leaveOut'> {
  const ids = new Set<string>(reservedIds);
  /** By name: the next number to try, so that a thousand equal names do not take a million attempts. */
  const numbers = new Map<string, number>();
  const positions = new Map<string, number>();
  const reported = new Set<string>();
  return {
    uniqueId(wanted, kind) {
      const name = wanted || kind;
      let id = wanted || `${kind}-1`;
      let next = numbers.get(name) ?? 2;
      for (; ids.has(id); next += 1) id = `${name}-${next}`;
      numbers.set(name, next);
      ids.add(id);
      return id;
    },
    position(kind) {
      const position = (positions.get(kind) ?? 0) + 1;
      positions.set(kind, position);
      return position;
    },
    leaveOut(what, name) {
      const report = `${what} ${name}`;
      if (reported.has(report)) return;
      reported.add(report);
      log?.warn('Left out of a document', { what, name });
    },
  };
}
