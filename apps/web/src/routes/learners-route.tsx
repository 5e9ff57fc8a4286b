import { LearnersScreen } from '@lemma/ui-react/learner';
import { useSearchParams } from 'react-router-dom';
import { learnerAddress, learnerIn, problemAddress } from './addresses.ts';

const links = {
  all: learnerAddress(),
  learner: learnerAddress,
  problem: ({ path, language, worksheet, learner }) => problemAddress(path, language, worksheet, learner),
} satisfies Parameters<typeof LearnersScreen>[0]['links'];

/** The work of learners; the address names one of them. */
export function LearnersRoute() {
  const [query] = useSearchParams();
  return <LearnersScreen learner={learnerIn(query)} links={links} />;
}
