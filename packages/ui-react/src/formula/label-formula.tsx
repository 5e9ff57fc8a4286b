import { useLayoutEffect, useRef } from 'react';
import { writeFormula } from './write-formula.ts';

interface LabelFormulaProps {
  readonly tex: string;
  /** The same in letters, until it is typeset. */
  readonly plain: string;
}

/** A formula as the label of something that has a name of its own for those who hear it. */
export function LabelFormula({ tex, plain }: LabelFormulaProps) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (place.current === null) return;
    place.current.textContent = plain;
    writeFormula(tex, place.current);
  }, [tex, plain]);
  return <span ref={place} aria-hidden="true" />;
}
