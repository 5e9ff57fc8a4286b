import { tokens } from '@lemma/core/tokens';
import type { DocumentReference, Preview, PreviewFailure } from '@lemma/core/preview';
import type { Loadable } from '@lemma/core/store';
import { useMemo } from 'react';
import { useLoaded, useService } from '../binding/index.ts';

/** A document of the pool while it loads; `retry` requests it again. */
export function useDocument({ path, language }: DocumentReference): {
  readonly preview: Loadable<Preview, PreviewFailure>;
  readonly retry: () => void;
} {
  const create = useService(tokens.previewFactory);
  const store = useMemo(() => create({ path, language }), [create, path, language]);
  return { preview: useLoaded(store), retry: () => void store.load() };
}
