import { plainText, wordsBeforeAnswers, type Question, type Inline } from '@lemma/core/document';
import { use, useMemo } from 'react';
import { nameOf, useSpokenMath, ValuesContext } from '../inline/index.ts';
import { useContentTexts } from '../language/index.ts';

/** More words before a field are the question rather than its name; only the last ones are used. */
const longestName = 80;

/** The labels of a question's answer fields, by number: the words before them, otherwise "Answer 1". */
export function useFieldNames({ text, answers }: Pick<Question, 'text' | 'answers'>): (number: number) => string {
  const { t } = useContentTexts('quickcheck');
  const values = use(ValuesContext);
  const wordsOf = useSpokenMath();
  return useMemo(() => {
    const placed = wordsBeforeAnswers(text);
    const words = (content: readonly Inline[]) =>
      shortened((nameOf(content, values, wordsOf) ?? plainText(content)).trim());
    const seen = answers.map((answer, index) => words(placed.get(index + 1) ?? answer.text));
    return (number) => {
      const name = seen[number - 1] ?? '';
      if (name === '') return t('answer', { number });
      return seen.filter((other) => other === name).length > 1 ? `${name} (${t('answer', { number })})` : name;
    };
  }, [text, answers, values, wordsOf, t]);
}

function shortened(words: string): string {
  const name = words.replace(/^[\s,;:.，；。]+|[\s:]+$/g, '').replace(/\s+/g, ' ');
  return name.length <= longestName ? name : name.slice(-longestName).replace(/^\S*\s/, '');
}
