import type { DrawnVariables, ProblemQuestion } from '@lemma/core/document';
import { seededRandom } from '@lemma/core/platform';
import { drawVariables } from '@lemma/core/variables';
import { use, useMemo, type ReactNode } from 'react';
import { ValuesContext } from '../inline/index.ts';
import { DrawFailures } from './draw-failures.tsx';
import { drawnValues } from './drawn-values.ts';
import { PageReadingContext } from './page-reading.ts';

interface DrawnDataProps {
  readonly variables: DrawnVariables;
  /** Most decimals of a number in the text. */
  readonly displayPrecision: number;
  readonly field?: ProblemQuestion['field'];
  readonly seed: number;
  readonly children: ReactNode;
}

/** Gives the text inside values drawn from a seed; where they cannot be drawn, says why instead. */
export function DrawnData({ variables, displayPrecision, field, seed, children }: DrawnDataProps) {
  const { language } = use(PageReadingContext);
  const { definitions, rules } = variables;
  const drawn = useMemo(() => drawVariables(definitions, rules, seededRandom(seed)), [definitions, rules, seed]);
  const values = useMemo(
    () => (drawn.ok ? drawnValues(drawn.value, { definitions, language, displayPrecision, field }) : undefined),
    [drawn, definitions, language, displayPrecision, field],
  );
  return drawn.ok ? (
    <ValuesContext value={values}>{children}</ValuesContext>
  ) : (
    <DrawFailures failures={drawn.failure} />
  );
}
