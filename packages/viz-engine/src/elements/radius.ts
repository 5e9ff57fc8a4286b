import type { NumberTerm } from '../board/index.ts';
import type { Words } from './define-element.ts';

/** A radius; NaN if it is negative, so that nothing is drawn. */
export function radiusFrom(given: NumberTerm): NumberTerm {
  return () => {
    const radius = given();
    return radius >= 0 ? radius : NaN;
  };
}

/** The sentence about a shape; another one if its radius, as given, is negative. */
export function withRadius(given: NumberTerm | undefined, words: Words): Words {
  const radius = given?.() ?? 0;
  return radius < 0 ? { form: 'negativeRadius', gaps: { radius } } : words;
}
