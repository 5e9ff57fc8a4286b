import type { Judging } from '@lemma/core/judgement';
import type { Asked } from '@lemma/core/document';
import { seededRandom } from '@lemma/core/platform';
import { drawQuestion } from '@lemma/core/variables';
import { useMemo, type ReactNode } from 'react';
import { JudgingContext } from '../answer/index.ts';
import { ValuesContext } from '../inline/index.ts';
import { usePageLanguage } from '../language/index.ts';
import { DrawFailures } from './draw-failures.tsx';
import { drawnValues } from './drawn-values.ts';

interface DrawnDataProps {
  readonly asked: Pick<Asked, 'variables' | 'displayPrecision' | 'correctorPrecision' | 'field'>;
  readonly seed: number;
  readonly children: ReactNode;
}

/** Gives the question inside values drawn from a seed; where they cannot be drawn, says why instead. */
export function DrawnData({ asked, seed, children }: DrawnDataProps) {
  const language = usePageLanguage();
  const { variables, displayPrecision, correctorPrecision: precision, field } = asked;
  const { definitions, rules } = variables;
  const drawn = useMemo(
    () => drawQuestion(definitions, rules, seededRandom(seed), field),
    [definitions, rules, seed, field],
  );
  const values = useMemo(
    () => (drawn.ok ? drawnValues(drawn.value, { definitions, language, displayPrecision, field }) : undefined),
    [drawn, definitions, language, displayPrecision, field],
  );
  const judging = useMemo<Judging | undefined>(
    () => (drawn.ok ? { drawn: drawn.value, field, precision, displayPrecision, language } : undefined),
    [drawn, field, precision, displayPrecision, language],
  );
  return drawn.ok ? (
    <ValuesContext value={values}>
      <JudgingContext value={judging}>{children}</JudgingContext>
    </ValuesContext>
  ) : (
    <DrawFailures failures={drawn.failure} />
  );
}
