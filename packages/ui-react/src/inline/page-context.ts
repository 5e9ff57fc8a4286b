import type { ShownValues } from '@lemma/core/exercise';
import type { Anchor, VariableMention } from '@lemma/core/document';
import type { Span } from '@lemma/core/source';
import { createContext, type ReactNode } from 'react';

/** The values of the variables in scope of a text; none outside figures, quick checks and problems. */
export const ValuesContext = createContext<ShownValues | undefined>(undefined);

/** The targets of references on the page. */
export const AnchorsContext = createContext<ReadonlyMap<string, Anchor>>(new Map());

/** Goes to a place in the source of the page; undefined if the source is not available. */
export const GoToSourceContext = createContext<((span: Span) => void) | undefined>(undefined);

/** Prefix of the ids of this page's footnotes: several pages may be shown at once. */
export const FootnotesContext = createContext('');

/** Renders an answer field of the surrounding question, by its number from 1. */
export const AnswerFieldContext = createContext<(answer: number) => ReactNode>(() => undefined);

/**
 * Renders an input in place of the value of a variable that the reader may change; undefined for any other. For a
 * variable in a formula it follows the formula.
 */
export type VariableInputs = (
  mention: Pick<VariableMention, 'name' | 'coordinate'>,
  place: 'alone' | 'behindFormula',
) => ReactNode;

/** The inputs of the figure around a text. */
export const VariableInputContext = createContext<VariableInputs>(noInputs);

/** For text outside figures and for titles of controls, which cannot contain other controls. */
export function noInputs(): undefined {
  return undefined;
}
