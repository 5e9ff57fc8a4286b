import type { Span } from '../../source/index.ts';
import type { Key } from './keypad.ts';

/** A text in a field with what is selected in it; an empty selection is the caret. */
interface EditedText {
  readonly text: string;
  readonly selection: Span;
}

/**
 * The text after a key: what is selected comes under the root or into the brackets, otherwise the caret does. Behind
 * `^`, the caret waits for the exponent.
 */
export function withKey({ text, selection: { from, to } }: EditedText, key: Key): EditedText {
  const kept = key.selected === 'replaced' ? '' : baseOf(text.slice(from, to), key);
  const written = key.before + kept + key.behind;
  return {
    text: text.slice(0, from) + written + text.slice(to),
    selection: at(from + placeIn(written, kept, key)),
  };
}

function at(place: number): Span {
  return { from: place, to: place };
}

/** Into empty brackets; otherwise to the end, in a fraction to its denominator. */
function placeIn(written: string, kept: string, { name, before, selected }: Key): number {
  if (selected !== 'kept') return written.length;
  if (kept === '') return before.length;
  return name === 'fraction' ? written.length - 1 : written.length;
}

function baseOf(text: string, { selected }: Key): string {
  return selected !== 'base' || /^(?:\p{L}|\d+[.,]?\d*|\([^()]*\))?$/u.test(text) ? text : `(${text})`;
}
