import type {
  CustomisationFailure,
  CustomisationOpenFailure,
  CustomisationPreviewFailure,
  CustomisationSaveFailure,
} from '@lemma/core/customisation';
import { useNoAnswerText, useTexts } from '../language/index.ts';

type AnyFailure =
  | CustomisationFailure
  | CustomisationOpenFailure
  | CustomisationSaveFailure
  | CustomisationPreviewFailure;

/** What a failure means for the author; `unavailable` is said in the words of the action. */
export function useFailureText(): (failure: AnyFailure, unavailable?: string) => string {
  const { t } = useTexts('customisation');
  const noAnswer = useNoAnswerText();
  return (failure, unavailable) => {
    switch (failure.kind) {
      case 'noTexCode':
      case 'noTexCodeInWorksheet':
      case 'notFound':
      case 'forbidden':
      case 'notConvertable':
      case 'solutionNotAccepted':
      case 'noProblem':
      case 'notCustomisable':
      case 'unchanged':
      case 'exists':
      case 'conflict':
      case 'tooLarge':
      case 'invalidXml':
        return t(`failures.${failure.kind}`);
      case 'refused':
        return failure.message;
      default:
        return noAnswer(failure, unavailable);
    }
  };
}

/** The server's own words about a source, and their line. */
export function detailOf(
  failure: AnyFailure,
): { readonly message: string; readonly line: number | undefined } | undefined {
  return failure.kind === 'notConvertable' || failure.kind === 'solutionNotAccepted' ? failure : undefined;
}
