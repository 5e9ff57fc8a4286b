import { failureData } from '@lemma/core/expression';
import { useCallback } from 'react';
import { useTexts } from '../language/index.ts';
import type { InputFailure } from './editable-value.ts';

/** Formulates why what was typed cannot be accepted. */
export function useInputFailureText(): (failure: InputFailure, text: string) => string {
  const { t } = useTexts('visualization');
  const { t: inFailures } = useTexts('failure');
  return useCallback(
    (failure, text) => {
      switch (failure.kind) {
        case 'wrongParameters':
          return t('input.wrongParameters', { name: failure.name });
        case 'notFinite':
          return t('notANumber');
        default: {
          const data = failureData(failure, text);
          const reason = inFailures(`reasons.${failure.kind}`, data);
          return data['suggestion'] === undefined ? reason : `${reason} ${inFailures('suggestion', data)}`;
        }
      }
    },
    [t, inFailures],
  );
}
