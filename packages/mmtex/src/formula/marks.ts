import type { Span } from '@lemma/core/source';

/** A name for a line of a formula: `\label{name}`. */
export interface LineLabel {
  readonly name: string;
  /** Of the whole command. */
  readonly span: Span;
  readonly nameSpan: Span;
  /** The number of its line, where the formula numbers its lines itself. */
  readonly number?: string;
}

/** A number that an author gives: `\tag{*}`; the starred form stands without brackets. */
export interface Tag {
  readonly text: string;
  readonly isBare: boolean;
}

/** What an author says about the number of a line. */
export class Marks {
  tag: Tag | undefined;
  isUnnumbered = false;
  readonly labels: LineLabel[] = [];
}

/** A number as it stands at the margin. */
export function shownNumber({ text, isBare }: Tag): string {
  return isBare ? text : `(${text})`;
}
