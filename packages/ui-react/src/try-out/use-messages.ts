import type { ConversionState } from '@lemma/core/conversion';
import { offsetAt } from './offset-at.ts';
import { useMemo } from 'react';
import type { SourceMessage } from '../editor/index.ts';
import { useFindingText, useTexts } from '../language/index.ts';

/** The findings of the last converted source, in source order and in the reader's language. */
export function useMessages({ findings, failure, converted }: ConversionState): readonly SourceMessage[] {
  const { t } = useTexts('try-out');
  const findingText = useFindingText();
  return useMemo(() => {
    if (failure?.kind === 'invalidXml') {
      const from = offsetAt(converted, failure.position);
      const text = t('failures.invalidXml', { ...failure.position });
      return [
        { span: { from, to: from }, severity: 'error', text: failure.detail ? `${text}: ${failure.detail}` : text },
      ];
    }
    return findings
      .map(({ span, severity, code, data, fix }) => ({
        span,
        severity,
        text: findingText({ code, data }),
        ...(fix && { fix }),
      }))
      .sort((left, right) => left.span.from - right.span.from);
  }, [findings, failure, converted, t, findingText]);
}
