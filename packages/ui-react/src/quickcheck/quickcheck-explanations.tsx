import { Suspense } from 'react';
import { lateView } from '../shell/index.ts';
import { ExplanationBox } from './explanation-box.tsx';
import type { QuickcheckExplanationsProps } from './quickcheck-explanations-props.ts';

/** Conditions on answers need the judge, which is loaded with the first of them. */
const ApplyingExplanations = lateView(
  async () => (await import('./applying-explanations.tsx')).ApplyingExplanations,
  Unconditional,
);

/** The explanations of a quick check that apply to what was given. */
export function QuickcheckExplanations(props: QuickcheckExplanationsProps) {
  const { answers, explanations } = props.quickcheck;
  const isPlain =
    answers.every((answer) => answer.explanations.length === 0) &&
    explanations.every(({ condition }) => condition === undefined);
  if (isPlain) return <Unconditional {...props} />;
  return (
    <Suspense fallback={null}>
      <ApplyingExplanations {...props} />
    </Suspense>
  );
}

function Unconditional({ quickcheck, explained }: QuickcheckExplanationsProps) {
  const always = quickcheck.explanations.filter(({ condition }) => condition === undefined);
  return <ExplanationBox explanations={always} explained={explained} />;
}
