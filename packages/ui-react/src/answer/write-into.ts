import type { Span } from '@lemma/core/source';

/** Changes the text of a field as typing would, and selects a part of it. */
export function writeInto(input: HTMLInputElement, text: string, selection: Span): void {
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  input.setSelectionRange(selection.from, selection.to);
}

/** What is selected in a field; an empty selection is the caret. */
export function selectionIn(input: HTMLInputElement): Span {
  const from = input.selectionStart ?? input.value.length;
  return { from, to: input.selectionEnd ?? from };
}
