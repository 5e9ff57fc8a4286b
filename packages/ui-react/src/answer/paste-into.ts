import type { Asked } from '@lemma/core/judgement';
import { pastedText } from './pasted-text.ts';
import { selectionIn, writeInto } from './write-into.ts';

/** Pastes formulas into a field as texts that can be read. Returns a function that ends this. */
export function pasteInto(input: HTMLInputElement, asked: Asked): () => void {
  const onPaste = (event: ClipboardEvent) => {
    const { from, to } = selectionIn(input);
    const [before, behind] = [input.value.slice(0, from), input.value.slice(to)];
    const pasted = event.clipboardData && pastedText(event.clipboardData, asked, [before, behind]);
    if (pasted === null || pasted === undefined) return;
    event.preventDefault();
    const end = from + pasted.length;
    writeInto(input, before + pasted + behind, { from: end, to: end });
  };
  input.addEventListener('paste', onPaste);
  return () => input.removeEventListener('paste', onPaste);
}
