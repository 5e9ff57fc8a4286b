import { Box } from '@chakra-ui/react';
import type { DrawnVariables } from '@lemma/core/document';
import { seededRandom } from '@lemma/core/platform';
import { drawVariables, toFinding, type VariableFailure } from '@lemma/core/variables';
import { use, useMemo, type ReactNode } from 'react';
import { ValuesContext } from '../inline/index.ts';
import { useTexts } from '../language/index.ts';
import { drawnValues } from './drawn-values.ts';
import { PageReadingContext } from './page-reading.ts';

interface DrawnDataProps {
  readonly variables: DrawnVariables;
  /** Most decimals of a number in the text. */
  readonly displayPrecision: number;
  readonly seed: number;
  readonly children: ReactNode;
}

/** Gives the text inside values drawn from a seed; where they cannot be drawn, says why instead. */
export function DrawnData({ variables, displayPrecision, seed, children }: DrawnDataProps) {
  const { language } = use(PageReadingContext);
  const drawn = useMemo(
    () => drawVariables(variables.definitions, variables.rules, seededRandom(seed)),
    [variables, seed],
  );
  const values = useMemo(
    () => (drawn.ok ? drawnValues(drawn.value, language, displayPrecision) : undefined),
    [drawn, language, displayPrecision],
  );
  return drawn.ok ? (
    <ValuesContext value={values}>{children}</ValuesContext>
  ) : (
    <DrawFailures failures={drawn.failure} />
  );
}
