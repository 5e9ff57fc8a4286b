import type { Language } from '@lemma/core/language';
import type { Finding } from '@lemma/core/source';
import { useCallback } from 'react';
import { useTexts, type Translate } from './use-texts.ts';

/** Puts a finding into the reader's words: what is wrong; the reason, what could stand there and a suggestion if it has them. */
export function useFindingText(): (finding: Pick<Finding, 'code' | 'data'>) => string {
  const { t, language } = useTexts('failure');
  return useCallback(
    ({ code, data }) => {
      const sentences = [t(`codes.${code}`, data)];
      if (data['inFile'] !== undefined) sentences.unshift(t('inFile', data));
      if (data['reason'] !== undefined) sentences.push(t(`reasons.${String(data['reason'])}`, data));
      if (data['expected'] !== undefined)
        sentences.push(t('expected', { things: listed(t, language, data['expected']) }));
      if (data['suggestion'] !== undefined) sentences.push(t('suggestion', data));
      return sentences.join(' ');
    },
    [t, language],
  );
}

/** `operator closingBracket` in words: "an operator or a closing bracket )". */
function listed(t: Translate, language: Language, things: string | number): string {
  const words = String(things)
    .split(' ')
    .map((thing) => t(`things.${thing}`));
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(words);
}
