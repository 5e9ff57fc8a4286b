import type { Question } from '@lemma/core/document';
import { drawExercise, drawnValues } from '@lemma/core/exercise';
import { useMemo, type ReactNode } from 'react';
import { JudgingContext } from '../answer/index.ts';
import { ValuesContext } from '../inline/index.ts';
import { usePageLanguage } from '../language/index.ts';
import { DrawFailures } from './draw-failures.tsx';

interface DrawnDataProps {
  readonly asked: Pick<Question, 'variables' | 'displayPrecision' | 'correctorPrecision' | 'field'>;
  readonly seed: number;
  readonly children: ReactNode;
}

/** Provides the question inside with values drawn from a seed; explains the failure if they cannot be drawn. */
export function DrawnData({ asked, seed, children }: DrawnDataProps) {
  const language = usePageLanguage();
  const exercise = useMemo(() => drawExercise(asked, seed, language), [asked, seed, language]);
  const values = useMemo(() => (exercise.ok ? drawnValues(exercise.value) : undefined), [exercise]);
  return exercise.ok ? (
    <ValuesContext value={values}>
      <JudgingContext value={exercise.value}>{children}</JudgingContext>
    </ValuesContext>
  ) : (
    <DrawFailures failures={exercise.failure} />
  );
}
