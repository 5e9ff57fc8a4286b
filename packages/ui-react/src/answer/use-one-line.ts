import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';

/** The fields of an answer as one line, while its text does not fit them. */
interface OneLine {
  readonly isOneLine: boolean;
  /** For the element around the fields. */
  readonly around: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/**
 * Shows an answer in one line if its text does not fit its fields, and as long as the line has the focus: somebody who
 * types `[1;2]` is not interrupted by fields that appear with the last sign. The focus follows into the line, and back.
 */
export function useOneLine(text: string, fits: boolean): OneLine {
  const root = useRef<HTMLDivElement>(null);
  const [hasFocus, setFocus] = useState(false);
  const [isKept, setKept] = useState(false);
  const isKeeping = hasFocus && text !== '' && (isKept || !fits);
  if (isKeeping !== isKept) setKept(isKeeping);
  const isOneLine = !fits || isKept;
  const followsFocus = isOneLine && hasFocus;
  useEffect(() => {
    const line = followsFocus ? root.current?.querySelector('input') : undefined;
    if (line === undefined || line === null || line === document.activeElement) return;
    line.focus();
    // What was typed last stands before the brackets around all of it.
    const caret = line.value.replace(/[\])]+$/, '').length || line.value.length;
    line.setSelectionRange(caret, caret);
  }, [followsFocus]);
  // The line is emptied, or its text undone: its fields appear in its place, and what is typed next belongs into them. Before
  // the next key: a sign that is typed while nothing has the focus would be lost.
  useLayoutEffect(() => {
    if (isOneLine || !hasFocus || root.current?.contains(document.activeElement) === true) return;
    root.current?.querySelector('input')?.focus();
  }, [isOneLine, hasFocus]);
  return {
    isOneLine,
    around: {
      ref: root,
      onFocus: () => setFocus(true),
      onBlur: ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && root.current?.contains(relatedTarget) === true) return;
        setFocus(false);
      },
    },
  };
}
