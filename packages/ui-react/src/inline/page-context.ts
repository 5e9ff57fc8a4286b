import type { ShownValues } from '@lemma/core/exercise';
import type { Anchor, VariableMention } from '@lemma/core/document';
import type { Span } from '@lemma/core/source';
import { createContext, type ReactNode } from 'react';

/** The values of the variables around a text; none outside figures, quick checks and problems. */
export const ValuesContext = createContext<ShownValues | undefined>(undefined);

/** Where the references of the page lead. */
export const AnchorsContext = createContext<ReadonlyMap<string, Anchor>>(new Map());

/** Leads to a place in the source of the page; undefined where nobody has the source at hand. */
export const GoToSourceContext = createContext<((span: Span) => void) | undefined>(undefined);

/** What the ids of the footnotes of this page begin with: several pages may be shown at once. */
export const FootnotesContext = createContext('');

/** Shows an answer field of the question around, by its number from 1. */
export const AnswerFieldContext = createContext<(answer: number) => ReactNode>(() => undefined);

/**
 * Shows an input in place of the value of a variable that the reader may change; undefined for every other. Within a formula
 * it stands behind the formula.
 */
export type VariableInputs = (
  mention: Pick<VariableMention, 'name' | 'coordinate'>,
  place: 'alone' | 'behindFormula',
) => ReactNode;

/** The inputs of the figure around a text. */
export const VariableInputContext = createContext<VariableInputs>(noInputs);

/** Outside figures and in titles of controls, which cannot hold other controls. */
export function noInputs(): undefined {
  return undefined;
}
