import type { Finding } from '@lemma/core/source';
import { useCallback } from 'react';
import { useTexts } from './use-texts.ts';

/** Puts a finding into the reader's words: what is wrong, the reason and the suggestion if it has them. */
export function useFindingText(): (finding: Pick<Finding, 'code' | 'data'>) => string {
  const { t } = useTexts('failure');
  return useCallback(
    ({ code, data }) => {
      const sentences = [t(`codes.${code}`, data)];
      if (data['reason'] !== undefined) sentences.push(t(`reasons.${String(data['reason'])}`, data));
      if (data['suggestion'] !== undefined) sentences.push(t('suggestion', data));
      return sentences.join(' ');
    },
    [t],
  );
}
