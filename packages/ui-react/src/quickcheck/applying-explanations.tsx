import { drawExercise } from '@lemma/core/exercise';
import { explanationsOf } from '@lemma/core/grading';
import { useMemo } from 'react';
import { usePageLanguage } from '../language/index.ts';
import { ExplanationBox } from './explanation-box.tsx';
import type { QuickcheckExplanationsProps } from './quickcheck-explanations-props.ts';

/** The explanations whose conditions hold for what was given. */
export function ApplyingExplanations({
  quickcheck,
  seed,
  given,
  isSolutionShown,
  explained,
}: QuickcheckExplanationsProps) {
  const language = usePageLanguage();
  const { inputs, selected } = given;
  const explanations = useMemo(() => {
    const exercise = drawExercise(quickcheck, seed, language);
    return exercise.ok ? explanationsOf(quickcheck, exercise.value, { inputs, selected }, isSolutionShown) : [];
  }, [quickcheck, seed, language, inputs, selected, isSolutionShown]);
  return <ExplanationBox explanations={explanations} explained={explained} />;
}
