import type { Language } from '@lemma/core/language';
import { sentencesOf, type Finding } from '@lemma/core/source';
import { useCallback } from 'react';
import { useTexts, type Texts } from './use-texts.ts';

/**
 * Formats a finding in the reader's language: what is wrong; and the reason, how many are needed, what was expected and
 * a suggestion, where available.
 */
export function useFindingText(): (finding: Pick<Finding, 'code' | 'data'>) => string {
  const { t, tell, language } = useTexts('failure');
  return useCallback(
    (finding) => {
      const { data } = finding;
      const words = (text: string) =>
        text === 'expected' ? t(text, { things: listed(tell, language, data['expected'] ?? '') }) : tell(text, data);
      return sentencesOf(finding).map(words).join(' ');
    },
    [t, tell, language],
  );
}

/** `operator closingBracket` in words: "an operator or a closing bracket )". */
function listed(tell: Texts<'failure'>['tell'], language: Language, things: string | number): string {
  const words = String(things)
    .split(' ')
    .map((thing) => tell(`things.${thing}`));
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(words);
}
