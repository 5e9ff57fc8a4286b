import type { DescribedElement } from '@lemma/viz-engine/describe';
import { gapText } from '@lemma/viz-engine/elements';
import { useMemo } from 'react';
import { useTexts } from '../language/index.ts';
import { shownIn } from './figure-values.ts';

/** One element of a figure in the reader's words. */
export interface Sentence {
  readonly name: string;
  readonly text: string;
}

/** Puts elements into the reader's words: what it is, what it follows, whether it can be moved. */
export function useSentences(): (element: DescribedElement) => Sentence {
  const { t, language } = useTexts('visualization');
  return useMemo(() => {
    const write = shownIn(language);
    const list = new Intl.ListFormat(language, { type: 'conjunction' });
    return ({ name, words, dependsOn, movable }) => {
      const gaps: Record<string, string> = { name };
      for (const [gap, value] of Object.entries(words.gaps)) gaps[gap] = gapText(value, write);
      const parts = [t(`describe.${words.form}`, gaps)];
      if (dependsOn.length > 0) parts.push(t('describe.follows', { names: list.format(dependsOn) }));
      if (movable) parts.push(t('describe.movable'));
      return { name, text: parts.join(' ') };
    };
  }, [t, language]);
}
