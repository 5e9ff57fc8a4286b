import { mentionOf, type ShownValues } from '@lemma/core/exercise';
import type { Formula } from '@lemma/core/document';
import { Fragment, use } from 'react';
import { FormulaView } from '../formula/index.ts';
import { VariableInputContext } from './page-context.ts';

interface FormulaWithInputsProps {
  readonly formula: Formula;
  readonly values: ShownValues | undefined;
}

/**
 * A formula, and inputs for the variables in it that the reader may change. A single variable becomes an input itself.
 */
export function FormulaWithInputs({ formula, values }: FormulaWithInputsProps) {
  const inputOf = use(VariableInputContext);
  const [, only] = /^\s*\\var\{([^{}]*)\}\s*$/.exec(formula.tex) ?? [];
  const alone = only === undefined ? undefined : inputOf(mentionOf(only), 'alone');
  if (alone !== undefined) return alone;
  return (
    <>
      <FormulaView formula={formula} values={values} />
      {[...new Set(formula.variables)].map((written) => (
        <Fragment key={written}>{inputOf(mentionOf(written), 'behindFormula')}</Fragment>
      ))}
    </>
  );
}
