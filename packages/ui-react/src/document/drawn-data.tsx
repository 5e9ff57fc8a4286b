import { Box } from '@chakra-ui/react';
import type { Question } from '@lemma/core/document';
import { drawExercise, drawnValues } from '@lemma/core/exercise';
import { toFinding, type VariableFailure } from '@lemma/core/variables';
import { useMemo, type ReactNode } from 'react';
import { JudgingContext } from '../answer/index.ts';
import { ValuesContext } from '../inline/index.ts';
import { usePageLanguage, useTexts } from '../language/index.ts';
import { placeOf } from './place.ts';

interface DrawnDataProps {
  readonly question: Pick<Question, 'variables' | 'displayPrecision' | 'correctorPrecision' | 'field'>;
  readonly seed: number;
  readonly children: ReactNode;
}

/** Provides the question inside with values drawn from a seed; explains the failure if they cannot be drawn. */
export function DrawnData({ question, seed, children }: DrawnDataProps) {
  const language = usePageLanguage();
  const exercise = useMemo(() => drawExercise(question, seed, language), [question, seed, language]);
  const values = useMemo(() => (exercise.ok ? drawnValues(exercise.value) : undefined), [exercise]);
  return exercise.ok ? (
    <ValuesContext value={values}>
      <JudgingContext value={exercise.value}>{children}</JudgingContext>
    </ValuesContext>
  ) : (
    <DrawFailures failures={exercise.failure} />
  );
}

/** Replaces a question whose data cannot be drawn: explains why, for its author (specification 002 §8.1). */
function DrawFailures({ failures }: { readonly failures: readonly VariableFailure[] }) {
  const { t, tell, language } = useTexts('document');
  return (
    <Box role="alert" lang={language} bg="red.subtle" color="red.fg" p="4" rounded="md">
      <strong>{t('drawFailed')}</strong>
      <ul>
        {failures.map((failure, index) => {
          const { code, data, span } = toFinding(failure);
          const reason = failure.kind === 'notFulfilled' ? (data['reason'] ?? failure.kind) : failure.kind;
          return (
            <li key={index} {...placeOf(span)}>
              {tell(`drawFailure.${reason}`, data)} <code>{code}</code>
            </li>
          );
        })}
      </ul>
    </Box>
  );
}
