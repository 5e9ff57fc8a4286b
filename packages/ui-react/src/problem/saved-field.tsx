import { chakra } from '@chakra-ui/react';
import { savedFieldOf, type ProblemStore } from '@lemma/core/problem';
import { Sign } from '../answer/index.ts';
import { useStore } from '../binding/index.ts';
import { signOf } from '../document/index.ts';
import { useTexts } from '../language/index.ts';

interface SavedFieldProps {
  readonly store: ProblemStore;
  readonly answerKey: string;
}

/** What a save has found in a field, until the field is changed; never the solution. */
export function SavedField({ store, answerKey }: SavedFieldProps) {
  const { t } = useTexts('problem');
  const state = useStore(store, (all) => savedFieldOf(all, answerKey));
  if (state === undefined) return null;
  return (
    <chakra.span display="block" fontSize="sm" mt="1">
      <Sign sign={signOf[state]} words={t(`field.${state}`)} />
    </chakra.span>
  );
}
