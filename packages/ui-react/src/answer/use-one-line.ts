import { useLayoutEffect, useRef, useState, type FocusEvent, type InputEvent, type RefObject } from 'react';

/** The fields of an answer as one line, while its text does not fit them. */
interface OneLine {
  readonly isOneLine: boolean;
  /** For the element around the fields. */
  readonly around: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
    readonly onInputCapture: (event: InputEvent<HTMLElement>) => void;
  };
}

/** A field after the last key, and the answer before it. */
interface Typed {
  readonly field: HTMLInputElement;
  readonly text: string;
  readonly caret: number;
  readonly answer: string;
}

/**
 * Shows an answer in one line if its text does not fit its fields, or if a field would lose what was typed into it to
 * other fields: `2:x<0;` typed into a term. The line stays as long as it has the focus: somebody who types `[1;2]` is not
 * interrupted by fields that appear with the last sign. The focus follows into the line, and back.
 */
export function useOneLine(text: string, fits: boolean): OneLine {
  const root = useRef<HTMLDivElement>(null);
  const typed = useRef<Typed>(undefined);
  const [hasFocus, setFocus] = useState(false);
  const [isKept, setKept] = useState(false);
  const isKeeping = hasFocus && text !== '' && (isKept || !fits);
  if (isKeeping !== isKept) setKept(isKeeping);
  const isOneLine = !fits || isKept;
  // Before the next key: a sign that is typed while another field has the focus, or nothing, would be lost.
  useLayoutEffect(() => {
    const last = typed.current;
    typed.current = undefined;
    if (!hasFocus) return;
    const [first] = root.current?.querySelectorAll('input') ?? [];
    if (isOneLine) {
      if (first === undefined || first === document.activeElement) return;
      first.focus();
      const caret = caretIn(first.value, last);
      first.setSelectionRange(caret, caret);
    } else if (last !== undefined && text !== '' && (last.field.value !== last.text || !last.field.isConnected)) {
      typed.current = last;
      setKept(true);
    } else if (root.current?.contains(document.activeElement) === false) {
      // The line is emptied, or its text undone: what is typed next belongs into its fields.
      first?.focus();
    }
  }, [text, isOneLine, hasFocus]);
  return {
    isOneLine,
    around: {
      ref: root,
      onFocus: () => setFocus(true),
      onBlur: ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && root.current?.contains(relatedTarget) === true) return;
        setFocus(false);
      },
      onInputCapture: ({ target }) => {
        typed.current =
          target instanceof HTMLInputElement
            ? { field: target, text: target.value, caret: target.selectionStart ?? target.value.length, answer: text }
            : undefined;
      },
    },
  };
}

/** Where the caret of a field belongs in the line that takes its place: behind what was typed last. */
function caretIn(line: string, typed: Typed | undefined): number {
  if (typed === undefined) return line.length;
  if (line === typed.text) return typed.caret;
  let behind = 0;
  while (behind < Math.min(line.length, typed.answer.length) && line.at(-1 - behind) === typed.answer.at(-1 - behind))
    behind++;
  return line.length - behind;
}
