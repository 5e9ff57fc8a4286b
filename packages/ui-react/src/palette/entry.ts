import type { Language } from '@lemma/core/language';
import type { Named } from './rank.ts';

/** The groups of a palette. */
export type PaletteGroupName = 'pages' | 'documents' | 'actions';

/** A page, a document or an action that can be chosen in a palette. */
export interface PaletteEntry extends Named {
  readonly id: string;
  /** Shown beside the text: where it belongs. */
  readonly hint?: string;
  /** The language of the text, if it is not that of the interface. */
  readonly lang?: Language;
  readonly run: () => void;
}

/** Entries under a heading. */
export interface PaletteGroup {
  readonly name: PaletteGroupName;
  readonly entries: readonly PaletteEntry[];
}
