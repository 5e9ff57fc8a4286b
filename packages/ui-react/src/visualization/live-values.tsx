import type { SceneStore } from '@lemma/viz-engine/scene';
import { useMemo, type ReactNode } from 'react';
import { useStore } from '../binding/index.ts';
import { ValuesContext } from '../inline/index.ts';
import { usePageLanguage } from '../language/index.ts';
import { figureValues } from './figure-values.ts';

interface LiveValuesProps {
  readonly store: SceneStore;
  readonly children: ReactNode;
}

/** Provides the values of a figure to the texts inside, the only ones to re-render when something is moved. */
export function LiveValues({ store, children }: LiveValuesProps) {
  const { position } = useStore(store);
  const language = usePageLanguage();
  // The values read the scene, which is always in step with the state: another position requires another set of values.
  const values = useMemo(() => ({ ...figureValues(store.scene, language), position }), [store, language, position]);
  return <ValuesContext value={values}>{children}</ValuesContext>;
}
