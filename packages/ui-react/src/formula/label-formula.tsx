import { useLayoutEffect, useRef } from 'react';
import { writeFormula } from './write-formula.ts';

interface LabelFormulaProps {
  readonly tex: string;
  /** The same as plain text, until it is typeset. */
  readonly plain: string;
}

/** A formula as the label of something with its own accessible name. */
export function LabelFormula({ tex, plain }: LabelFormulaProps) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (place.current === null) return;
    place.current.textContent = plain;
    writeFormula(tex, place.current);
  }, [tex, plain]);
  return <span ref={place} aria-hidden="true" />;
}
