import { chakra } from '@chakra-ui/react';
import { savedFieldOf, type ProblemStore } from '@lemma/core/problem';
import { Sign, useRemarkText } from '../answer/index.ts';
import { useStore } from '../binding/index.ts';
import { signOf } from '../document/index.ts';
import { useTexts } from '../language/index.ts';

interface SavedFieldProps {
  readonly store: ProblemStore;
  readonly answerKey: string;
}

/** What a save has found in a field, with its reason or its question, until the field is changed; never the solution. */
export function SavedField({ store, answerKey }: SavedFieldProps) {
  const { t, language } = useTexts('problem');
  const remarkText = useRemarkText();
  const field = useStore(store, (all) => savedFieldOf(all, answerKey));
  if (field === undefined) return null;
  const { state, remark } = field;
  return (
    <chakra.span display="block" fontSize="sm" mt="1">
      <Sign sign={signOf[state]} words={t(`field.${state}`)} />
      {remark && (
        <chakra.span lang={language} display="block" color="orange.fg">
          {remarkText(remark)}
        </chakra.span>
      )}
    </chakra.span>
  );
}
