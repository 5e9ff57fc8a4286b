import { chakra } from '@chakra-ui/react';
import type { Metadata } from '@lemma/core/document';
import { enumerated } from '@lemma/core/language';
import { readableName } from '@lemma/core/search';
import { useTexts } from '../language/index.ts';

/** What the pool knows about a document; unknown facts are omitted. */
export function MetadataFacts({ metadata, path }: { readonly metadata: Metadata; readonly path: string }) {
  const { t, language } = useTexts('preview');
  const { topics, objectives, labels, section, difficulty, authors, copyright } = metadata;
  const facts = [
    { name: t('path'), value: path },
    { name: t('section'), value: section ?? '' },
    {
      name: t('topics'),
      value: enumerated(
        topics.map((topic) => topic.map(readableName).join(' › ')),
        language,
      ),
    },
    { name: t('objectives'), value: enumerated(objectives.map(readableName), language) },
    { name: t('difficulty'), value: difficulty === undefined ? '' : t('difficultyOf', { difficulty }) },
    { name: t('labels'), value: enumerated(labels.map(readableName), language) },
    { name: t('authors'), value: enumerated(authors, language) },
    { name: t('copyright'), value: copyright ?? '' },
  ].filter(({ value }) => value !== '');
  return (
    <chakra.dl display="grid" gridTemplateColumns={{ md: 'auto 1fr' }} columnGap="4" rowGap="1" fontSize="sm">
      {facts.map(({ name, value }) => (
        <chakra.div key={name} display="contents">
          <chakra.dt color="fg.muted">{name}</chakra.dt>
          <chakra.dd wordBreak="break-word">{value}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
