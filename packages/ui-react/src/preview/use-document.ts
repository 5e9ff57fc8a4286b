import { tokens } from '@lemma/core/tokens';
import { PreviewStore, type DocumentReference, type Preview, type PreviewFailure } from '@lemma/core/preview';
import type { Loadable } from '@lemma/core/store';
import { useMemo } from 'react';
import { useLoaded, useService } from '../binding/index.ts';

/** A document of the pool while it loads; `retry` requests it again. */
export function useDocument({ path, language }: DocumentReference): {
  readonly preview: Loadable<Preview, PreviewFailure>;
  readonly retry: () => void;
} {
  const documents = useService(tokens.documentGateway);
  const log = useService(tokens.log);
  const store = useMemo(
    () => new PreviewStore({ documents, log }, { path, language }),
    [documents, log, path, language],
  );
  return { preview: useLoaded(store), retry: () => void store.load() };
}
