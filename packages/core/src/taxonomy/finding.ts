import { isLanguage, languages, type Language } from '../language/index.ts';
import type { Span } from '../source/index.ts';

/** The files of the taxonomy: the tree, and the labels of each language. */
export type LabelingName = 'taxonomy' | Language;

/** The files in the order in which they are shown. */
export const labelingNames: readonly LabelingName[] = ['taxonomy', ...languages];

/** Whether something is the name of a file of the taxonomy. */
export function isLabelingName(name: string): name is LabelingName {
  return name === 'taxonomy' || isLanguage(name);
}

/** What a place should contain instead. */
export type WantedShape = 'object' | 'list' | 'name' | 'label';

/**
 * Something wrong in one file: it is not JSON (`taxonomyError`), a name of the tree has no label in a language
 * (`keyMissing`, specification 000 §5), …
 */
export type LabelingProblem =
  | { readonly kind: 'taxonomyError' }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'tooDeep' }
  | { readonly kind: 'wrongShape'; readonly wanted: WantedShape }
  | { readonly kind: 'unknownField'; readonly name: string }
  | { readonly kind: 'duplicateName'; readonly name: string }
  | { readonly kind: 'unknownObjective'; readonly name: string }
  | { readonly kind: 'keyMissing'; readonly name: string; readonly language: Language };

/** A problem with its place in the text of a file. */
export type PlacedProblem = LabelingProblem & { readonly span: Span };

/** A problem with its file and its line, from 1. */
export type LabelingFinding = PlacedProblem & { readonly file: LabelingName; readonly line: number };
