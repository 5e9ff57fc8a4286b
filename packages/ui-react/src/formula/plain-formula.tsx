import type { MathElement } from '@lemma/core/document';
import { memo } from 'react';
import './formula.css';
import { paintMath } from './paint-math.ts';

/** A formula whose values are in it, by the browser's own means alone: lists show many that nobody looks at for long. */
export const PlainFormula = memo(function PlainFormula({ math }: { readonly math: MathElement }) {
  return paintMath(math);
});
