import { chakra } from '@chakra-ui/react';
import type { Canvas, Inline } from '@lemma/core/document';
import { describeFigure } from '@lemma/viz-engine/describe';
import type { SceneStore } from '@lemma/viz-engine/scene';
import type { ReactNode } from 'react';
import { Description } from './description.tsx';
import { graphsOn } from './graphs.ts';
import { HearGraph } from './hear-graph.tsx';
import { LiveAnnouncement } from './live-announcement.tsx';
import { LiveValues } from './live-values.tsx';
import { useSentences } from './sentences.ts';
import { useRestingState } from './use-resting-state.ts';

interface FigureInWordsProps {
  /** The id by which boards refer to the description. */
  readonly id: string;
  readonly store: SceneStore;
  readonly canvases: readonly Canvas[];
  /** The author's description; if empty, the sentences suffice. */
  readonly own: readonly Inline[];
  /** Rendered before the audible graphs. */
  readonly tools: ReactNode;
  /** Rendered below it. */
  readonly children: ReactNode;
}

/**
 * A figure for those who cannot see it: its graphs as sound, its contents as sentences, and what has changed, once it
 * is at rest.
 */
export function FigureInWords({ id, store, canvases, own, tools, children }: FigureInWordsProps) {
  useRestingState(store);
  const sentenceOf = useSentences();
  const described = describeFigure(store.scene, canvases);
  const sentences = described.map(sentenceOf);
  const called = described[0]?.called;
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-start" gap="3">
        {tools}
        {graphsOn(canvases, store.scene).map(({ name, graph, options }) => (
          <HearGraph key={name} called={called?.get(name) ?? name} graph={graph} options={options} />
        ))}
        <LiveValues store={store}>
          <Description id={id} sentences={sentences} own={own} />
        </LiveValues>
      </chakra.div>
      {children}
      <LiveAnnouncement sentences={sentences} />
    </>
  );
}
