import { DevToolsScreen, TryOutScreen } from '@lemma/ui-react/try-out';
import { useSearchParams } from 'react-router-dom';
import { seedIn } from './addresses.ts';

/** The try-out page, with the variant its address asks for. */
export function TryOutRoute() {
  const [query] = useSearchParams();
  return <TryOutScreen seed={seedIn(query)} />;
}

/** The playground of developers, with the variant its address asks for. */
export function DevToolsRoute() {
  const [query] = useSearchParams();
  return <DevToolsScreen seed={seedIn(query)} />;
}
