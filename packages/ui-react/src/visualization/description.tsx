import { chakra } from '@chakra-ui/react';
import { useTexts } from '../language/index.ts';
import type { Sentence } from './sentences.ts';

interface DescriptionProps {
  /** By which the boards refer to it. */
  readonly id: string;
  readonly sentences: readonly Sentence[];
}

/** The figure in words, for who cannot see it and for who would like to read the numbers. */
export function Description({ id, sentences }: DescriptionProps) {
  const { t } = useTexts('visualization');
  return (
    <chakra.details fontSize="sm" flex="1 1 16rem">
      <chakra.summary cursor="pointer" color="fg.muted" py="1">
        {t('describe.title')}
      </chakra.summary>
      <chakra.ul id={id} ps="5" my="2" listStyleType="disc">
        {sentences.map(({ name, text }) => (
          <li key={name}>{text}</li>
        ))}
      </chakra.ul>
    </chakra.details>
  );
}
