import { chakra } from '@chakra-ui/react';
import { unlimited, type CorrectionPolicy } from '@lemma/core/workflow';
import { useTexts } from '../language/index.ts';

/** How a worksheet is corrected, to be read. */
export function CorrectionFacts({ correction }: { readonly correction: CorrectionPolicy }) {
  const { t } = useTexts('workflow');
  const { corrector, regenerations, isCorrectionVisible } = correction;
  const facts = [
    { name: t('corrector'), value: t(`correctors.${corrector}`) },
    { name: t('regenerations'), value: regenerations === unlimited ? t('unlimited') : String(regenerations) },
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
