import type { MathElement } from '@lemma/core/document';
import { useCallback } from 'react';
import { spokenMath } from '../formula/index.ts';
import { useContentTexts } from '../language/index.ts';

/** How formulas are spoken in the language of the document. */
export function useSpokenMath(): (math: MathElement) => string {
  const texts = useContentTexts('formula');
  return useCallback((math) => spokenMath(math, texts), [texts]);
}
