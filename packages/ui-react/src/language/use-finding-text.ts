import type { Finding } from '@lemma/core/source';
import { useCallback } from 'react';
import { useTexts } from './use-texts.ts';

/** Puts a finding into the reader's words: a text for its code, filled with its data, and for the reason if it has one. */
export function useFindingText(): (finding: Pick<Finding, 'code' | 'data'>) => string {
  const { t } = useTexts('failure');
  return useCallback(
    ({ code, data }) => {
      const reason = data['reason'];
      const text = t(`codes.${code}`, data);
      return reason === undefined ? text : `${text} ${t(`reasons.${String(reason)}`, data)}`;
    },
    [t],
  );
}
