import type { Position } from '../source/index.ts';

/** Why a text cannot be read as a document (`Invalid XML`, specification 002 §5.4). `detail` is the parser's own remark. */
export interface InvalidXml {
  readonly kind: 'invalidXml';
  readonly reason: 'malformed' | 'doctype' | 'tooLong' | 'tooDeep' | 'tooManyElements';
  readonly position: Position;
  readonly detail?: string;
}

/** What a reader accepts: characters of text, depth of nesting, number of elements, attributes of one element. */
export const xmlLimits = { characters: 2_000_000, depth: 200, elements: 50_000, attributes: 64 } as const;
