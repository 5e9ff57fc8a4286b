import { LearnersScreen } from '@lemma/ui-react/learner';
import { useSearchParams } from 'react-router-dom';
import { answersAddress, answersIn, learnerAddress, learnerIn, problemAddress } from './addresses.ts';

const links = {
  all: learnerAddress(),
  learner: learnerAddress,
  answers: answersAddress,
  problem: ({ path, language, worksheet, learner }) => problemAddress(path, language, worksheet, learner),
} satisfies Parameters<typeof LearnersScreen>[0]['links'];

/** The work of learners; the address names one of them, or a problem. */
export function LearnersRoute() {
  const [query] = useSearchParams();
  return <LearnersScreen learner={learnerIn(query)} answers={answersIn(query)} links={links} />;
}
