import { codeFolding, foldGutter, foldService } from '@codemirror/language';
import type { Extension, Text } from '@codemirror/state';
import type { Span } from '@lemma/core/source';
import type { LanguageHelp } from './help.ts';

/** Environments of several lines can be folded, in the gutter or with Ctrl+Shift+[. */
export function folding({ language }: Pick<LanguageHelp, 'language'>): Extension {
  const known = new WeakMap<Text, ReadonlyMap<number, Span>>();
  const foldsOf = (text: Text): ReadonlyMap<number, Span> => {
    const folds = known.get(text) ?? new Map(language.foldsOf(text.toString()).map((span) => [span.from, span]));
    known.set(text, folds);
    return folds;
  };
  return [foldService.of((state, _, lineEnd) => foldsOf(state.doc).get(lineEnd) ?? null), codeFolding(), foldGutter()];
}
