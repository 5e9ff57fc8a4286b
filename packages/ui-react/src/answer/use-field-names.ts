import { plainText, wordsBeforeAnswers, type Question, type Inline } from '@lemma/core/document';
import { use, useMemo } from 'react';
import { nameOf, useSpokenMath, ValuesContext } from '../inline/index.ts';
import { useContentTexts } from '../language/index.ts';

/** More words than these before a field are its question and not its name; the last ones stay. */
const longestName = 80;

/** What the answer fields of a question are called, by their numbers: what is seen before them, else "Answer 1". */
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
  const name = words.replace(/[\s:]+$/, '').replace(/\s+/g, ' ');
  return name.length <= longestName ? name : name.slice(-longestName).replace(/^\S*\s/, '');
}
