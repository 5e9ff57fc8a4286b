import { chakra } from '@chakra-ui/react';
import { unlimited, workflowsWith, type CorrectionPolicy, type CorrectionSetting } from '@lemma/core/workflow';
import { useTexts, type Translate } from '../language/index.ts';
import { FactList } from './fact-list.tsx';

/** How a worksheet is corrected, read-only. */
export function CorrectionFacts({ correction }: { readonly correction: CorrectionPolicy }) {
  return <FactList facts={useCorrectionTexts()(correction)} />;
}

/** The names of the workflows with a correction, as a list in words. */
export function WorkflowNames({ correction }: { readonly correction: CorrectionPolicy }) {
  const { t, language } = useTexts('workflow');
  const names = workflowsWith(correction).map((workflow) => t(`workflows.${workflow}`));
  const list = new Intl.ListFormat(language, { type: 'disjunction' });
  return <chakra.span>{names.length === 0 ? t('workflows.custom') : list.format(names)}</chakra.span>;
}

/** A setting of a correction in words. */
export interface CorrectionText {
  readonly setting: CorrectionSetting;
  readonly name: string;
  readonly value: string;
}

/** Returns a function that puts the settings of a correction into words. */
export function useCorrectionTexts(): (correction: CorrectionPolicy) => readonly CorrectionText[] {
  const { t } = useTexts('workflow');
  return ({ corrector, regenerations, isCorrectionVisible }) => [
    { setting: 'corrector', name: t('corrector'), value: t(`correctors.${corrector}`) },
    { setting: 'regenerations', name: t('regenerations'), value: howOften(regenerations, t) },
    {
      setting: 'isCorrectionVisible',
      name: t('visibility'),
      value: t(isCorrectionVisible ? 'visible' : 'hidden'),
    },
  ];
}

function howOften(regenerations: number, t: Translate<'workflow'>): string {
  switch (regenerations) {
    case unlimited:
      return t('unlimited');
    case 0:
      return t('notAllowed');
    default:
      return t('times', { count: regenerations });
  }
}
