import { tokens } from '@lemma/core/tokens';
import { AssignmentsScreen } from '@lemma/ui-react/assignment';
import { useService, useStore } from '@lemma/ui-react/binding';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { copyAddress } from '../browser/index.ts';
import { learnerAddress, resourceAddress } from './addresses.ts';
import { assignmentAddress, newAssignmentAddress, shownAssignmentsIn } from './assignment-addresses.ts';
import { areas } from './pages.ts';

/** The assignments of a lecturer; the address names one of them, or the worksheet of a new one. */
export function AssignmentsRoute() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const language = useStore(useService(tokens.language));
  const shown = shownAssignmentsIn(query);
  return (
    <AssignmentsScreen
      key={query.toString()}
      shown={shown}
      links={{
        all: assignmentAddress(),
        assignment: assignmentAddress,
        worksheet: (id) => resourceAddress({ kind: 'worksheet', id }, language),
        learner: learnerAddress,
        pool: areas.pool.list.path,
      }}
      onCopy={copyAddress}
      onShow={(next) => {
        const address = next.kind === 'new' ? newAssignmentAddress(next.worksheet) : assignmentAddress(idOf(next));
        void navigate(address, { replace: shown.kind === 'new' });
      }}
    />
  );
}

function idOf(shown: { readonly kind: 'all' } | { readonly kind: 'one'; readonly id: string }): string | undefined {
  return shown.kind === 'one' ? shown.id : undefined;
}
