import { chakra } from '@chakra-ui/react';
import { unlimited, type CorrectionPolicy } from '@lemma/core/workflow';
import { useTexts, type Translate } from '../language/index.ts';

/** How a worksheet is corrected, read-only. */
export function CorrectionFacts({ correction }: { readonly correction: CorrectionPolicy }) {
  const { t } = useTexts('workflow');
  const { corrector, regenerations, isCorrectionVisible } = correction;
  const facts = [
    { name: t('corrector'), value: t(`correctors.${corrector}`) },
    { name: t('regenerations'), value: howOften(regenerations, t) },
    { name: t('visibility'), value: t(isCorrectionVisible ? 'visible' : 'hidden') },
  ];
  return (
    <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="1" fontSize="sm">
      {facts.map(({ name, value }) => (
        <chakra.div key={name} display="contents">
          <chakra.dt color="fg.muted">{name}</chakra.dt>
          <chakra.dd>{value}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
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
