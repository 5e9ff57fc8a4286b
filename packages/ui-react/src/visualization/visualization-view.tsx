import type { Visualization } from '@lemma/core/document';
import { openScene, SceneStore } from '@lemma/viz-engine/scene';
import { useMemo, useState } from 'react';
import { FigureErrors } from './figure-errors.tsx';
import { Figure } from './figure.tsx';

interface VisualizationViewProps {
  readonly visualization: Visualization;
  /** Decides the random variables: the same seed, the same figure. */
  readonly seed: number;
  /** False where a figure is only looked at, as in a correction (specification 002 §4). */
  readonly interactive?: boolean;
}

/** A figure with everything around it, or everything that is wrong with it. */
export function VisualizationView({ visualization, seed, interactive = true }: VisualizationViewProps) {
  const [variant, setVariant] = useState(0);
  const opened = useMemo(() => {
    const scene = openScene(visualization, seed + variant);
    return scene.ok ? { store: new SceneStore(scene.value) } : { findings: scene.failure };
  }, [visualization, seed, variant]);
  if (opened.findings !== undefined) return <FigureErrors visualization={visualization} findings={opened.findings} />;
  return (
    <Figure
      visualization={visualization}
      store={opened.store}
      interactive={interactive}
      onNewVariant={() => setVariant(variant + 1)}
    />
  );
}
