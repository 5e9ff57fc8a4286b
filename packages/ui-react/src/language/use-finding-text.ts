import type { Language } from '@lemma/core/language';
import type { Finding } from '@lemma/core/source';
import { useCallback } from 'react';
import { useTexts, type Translate } from './use-texts.ts';

/** Puts a finding into the reader's words: what is wrong; the reason, how many are needed, what could stand there and a suggestion if it has them. */
export function useFindingText(): (finding: Pick<Finding, 'code' | 'data'>) => string {
  const { t, language } = useTexts('failure');
  return useCallback(
    ({ code, data }) => {
      const sentences = [t(`codes.${code}`, data)];
      if (data['inFile'] !== undefined) sentences.unshift(t('inFile', data));
      if (data['reason'] !== undefined) sentences.push(t(`reasons.${String(data['reason'])}`, data));
      if (data['fewest'] !== undefined) sentences.push(t(countText(data), data));
      if (data['expected'] !== undefined)
        sentences.push(t('expected', { things: listed(t, language, data['expected']) }));
      if (data['suggestion'] !== undefined) sentences.push(t('suggestion', data));
      return sentences.join(' ');
    },
    [t, language],
  );
}

/** Which text tells how many there are and how many are needed. */
function countText({ fewest, most }: Finding['data']): string {
  if (most === undefined) return 'countAtLeast';
  return fewest === most ? 'countExactly' : 'countBetween';
}

/** `operator closingBracket` in words: "an operator or a closing bracket )". */
function listed(t: Translate, language: Language, things: string | number): string {
  const words = String(things)
    .split(' ')
    .map((thing) => t(`things.${thing}`));
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(words);
}
