import { DevToolsScreen, TryOutScreen } from '@lemma/ui-react/try-out';
import { useSearchParams } from 'react-router-dom';
import { seedAddress, seedIn, sourceKindIn } from './addresses.ts';

/** The try-out page, with the variant in its address. */
export function TryOutRoute() {
  const [query] = useSearchParams();
  return <TryOutScreen seed={seedIn(query)} hrefOfSeed={seedAddress} />;
}

/** The playground for developers, with the kind of source and the variant in its address. */
export function DevToolsRoute() {
  const [query, setQuery] = useSearchParams();
  const kind = sourceKindIn(query);
  return (
    <DevToolsScreen
      kind={kind}
      onChooseKind={(other) => setQuery(other === 'tex' ? {} : { source: other }, { replace: true })}
      seed={seedIn(query)}
      hrefOfSeed={(seed) => seedAddress(seed, kind)}
    />
  );
}
