import { Text } from '@chakra-ui/react';
import type { Assignment } from '@lemma/core/assignment';
import { percentIn } from '@lemma/core/language';
import { useDates, useTexts } from '../language/index.ts';

/** Times and people of an assignment in a line. */
export function AssignmentFacts({ assignment: { terms, people } }: { readonly assignment: Assignment }) {
  const { t, language } = useTexts('assignment');
  const times = useDates();
  const { audience, opens, deadline, timeLimit, takesLate, lateCredit } = terms;
  const late =
    lateCredit === undefined ? t('lateKept') : t('lateKeptInPart', { share: percentIn(language, lateCredit) });
  const facts = [
    ...(opens === undefined ? [] : [t('opensAt', { date: times.inFull(opens) })]),
    deadline === undefined ? t('noDeadline') : t('dueAt', { date: times.inFull(deadline) }),
    ...(timeLimit === undefined ? [] : [t('limit', { count: timeLimit })]),
    ...(takesLate && deadline !== undefined ? [late] : []),
    audience === 'link' ? t('form.link') : t('people', { count: people }),
  ];
  return (
    <Text color="fg.muted" fontSize="sm">
      {facts.join(' · ')}
    </Text>
  );
}
