import type { Span } from '@lemma/core/source';

/** A label of a line: `\label{name}`. */
export interface LineLabel {
  readonly name: string;
  /** The span of the whole command. */
  readonly span: Span;
  readonly nameSpan: Span;
  /** The number of its line, if the formula numbers its lines itself. */
  readonly number?: string;
}

/** A number given by the author: `\tag{*}`; the starred form omits the brackets. */
export interface Tag {
  readonly text: string;
  readonly isBare: boolean;
}

/** The author's numbering commands for a line. */
export class Marks {
  tag: Tag | undefined;
  isUnnumbered = false;
  readonly labels: LineLabel[] = [];
}

/** A number as shown in the margin. */
export function shownNumber({ text, isBare }: Tag): string {
  return isBare ? text : `(${text})`;
}
