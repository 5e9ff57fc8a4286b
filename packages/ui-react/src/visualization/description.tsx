import { chakra } from '@chakra-ui/react';
import type { Inline } from '@lemma/core/document';
import { use } from 'react';
import { InlineView } from '../inline/index.ts';
import { useTexts } from '../language/index.ts';
import type { Sentence } from './sentences.ts';
import { WordsShownContext } from './words-shown.ts';

interface DescriptionProps {
  /** The id by which boards refer to it. */
  readonly id: string;
  readonly sentences: readonly Sentence[];
  /** The author's description; if empty, the sentences suffice. */
  readonly own: readonly Inline[];
}

/** The figure in words, for those who cannot see it and for those who want to read the numbers. */
export function Description({ id, sentences, own }: DescriptionProps) {
  const { t, language } = useTexts('visualization');
  const isOwn = own.length > 0;
  return (
    <chakra.details open={use(WordsShownContext)} fontSize="sm" flex="1 1 16rem" _print={{ display: 'none' }}>
      <chakra.summary lang={language} cursor="pointer" color="fg.muted" py="1">
        {t('describe.title')}
      </chakra.summary>
      {isOwn && (
        <chakra.p id={id} my="2">
          <InlineView content={own} />
        </chakra.p>
      )}
      <chakra.ul lang={language} id={isOwn ? undefined : id} ps="5" my="2" listStyleType="disc">
        {sentences.map(({ name, text }) => (
          <li key={name}>{text}</li>
        ))}
      </chakra.ul>
    </chakra.details>
  );
}
