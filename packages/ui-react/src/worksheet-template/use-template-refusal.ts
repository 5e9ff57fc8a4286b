import type { TemplateFailure } from '@lemma/core/worksheet';
import { useNoAnswerText, useTexts } from '../language/index.ts';
import { useNotices } from '../shell/index.ts';

/** Tells in a notice why a template was not changed; `otherwise` stands where the server has not answered. */
export function useTemplateRefusal(): (failure: TemplateFailure, name: string, otherwise: string) => void {
  const { t } = useTexts('worksheet-template');
  const noAnswer = useNoAnswerText();
  const notices = useNotices();
  return (failure, name, otherwise) => {
    const text =
      failure.kind === 'notFound' || failure.kind === 'forbidden' || failure.kind === 'worksheetExists'
        ? t(`refused.${failure.kind}`, { name })
        : noAnswer(failure, otherwise);
    notices.show({ kind: 'error', text });
  };
}
