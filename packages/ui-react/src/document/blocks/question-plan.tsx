import { Box, List } from '@chakra-ui/react';
import type { QuestionPlan } from '@lemma/core/document';
import { enumerated } from '@lemma/core/language';
import { useContentTexts } from '../../language/index.ts';
import { placeOf } from '../place.ts';

/** Shown before the questions of a problem: which of them are asked, and the rules of a game. */
export function QuestionPlanBlockView({ block }: { readonly block: QuestionPlan }) {
  const { t, language } = useContentTexts('document');
  const { pools, levels, duration, levelThreshold, levelRepeatable, span } = block;
  const lines = [
    ...pools.map(({ first, last }) => t('plan.pool', { first, last })),
    ...levels.flatMap((level, index) => [
      t('plan.level', { number: index + 1, questions: enumerated(level.questions.map(String), language) || '–' }),
      ...level.pools.map(({ first, last }) => t('plan.poolOfLevel', { number: index + 1, first, last })),
    ]),
    ...(duration
      ? [t(duration.per === 'level' ? 'plan.timeOfLevel' : 'plan.timeOfQuestion', { seconds: duration.seconds })]
      : []),
    ...(levelThreshold === undefined ? [] : [t('plan.threshold', { percent: Math.round(levelThreshold * 100) })]),
    ...(levelRepeatable ? [t('plan.repeatable')] : []),
  ];
  return (
    <Box {...placeOf(span)} role="note" aria-label={t('plan.name')} borderWidth="1px" rounded="md" p="3" my="4">
      <List.Root ps="4">
        {lines.map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List.Root>
    </Box>
  );
}
