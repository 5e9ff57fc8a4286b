import type { ShownValues } from '@lemma/core/exercise';
import type { VariableMention } from '@lemma/core/document';
import type { SourceText } from '@lemma/core/source';
import { use, type ReactNode } from 'react';
import { useTexts } from '../language/index.ts';
import { VariableInputContext } from './page-context.ts';
import { Problematic } from './problematic.tsx';

interface VariableValueProps {
  readonly mention: VariableMention;
  readonly values: ShownValues | undefined;
}

/** The value of a variable in a text, or an input if the reader may change it. */
export function VariableValue({ mention, values }: VariableValueProps) {
  const { t } = useTexts('document');
  const input = use(VariableInputContext)(mention, 'alone');
  if (input !== undefined) return input;
  const value = values?.show(mention);
  if (value !== undefined) return value.text;
  const name = mention.coordinate === undefined ? mention.name : `${mention.name}[${mention.coordinate}]`;
  return <Problematic>{t('variableUnknown', { name })}</Problematic>;
}

interface ConditionalProps {
  readonly condition: SourceText;
  readonly values: ShownValues | undefined;
  readonly then: ReactNode;
  readonly otherwise: ReactNode;
}

/** Text that depends on values; an empty condition always holds (specification 002 §4). */
export function Conditional({ condition, values, then, otherwise }: ConditionalProps) {
  const { t } = useTexts('document');
  const holds = condition.text.trim() === '' ? true : values?.holds(condition);
  if (holds === undefined) return <Problematic>{t('conditionUnknown', { condition: condition.text })}</Problematic>;
  return holds ? then : otherwise;
}
