import type { Position } from '../source/index.ts';

/**
 * Why a text cannot be read as a document (`Invalid XML`, specification 002 §5.4). `detail` is the parser's own
 * message.
 */
export interface InvalidXml {
  readonly kind: 'invalidXml';
  readonly reason: 'malformed' | 'doctype' | 'tooLong' | 'tooDeep' | 'tooManyElements';
  readonly position: Position;
  readonly detail?: string;
}

/** The reader's limits: characters of text, nesting depth, number of elements, attributes of one element. */
export const xmlLimits = { characters: 2_000_000, depth: 200, elements: 50_000, attributes: 64 } as const;
