import { chakra } from '@chakra-ui/react';
import type { Canvas, Inline } from '@lemma/core/document';
import { describeFigure } from '@lemma/viz-engine/describe';
import type { SceneStore } from '@lemma/viz-engine/scene';
import { type ReactNode, use } from 'react';
import { InlineView } from '../inline/index.ts';
import { useTexts } from '../language/index.ts';
import { graphsOn } from './graphs.ts';
import { HearGraph } from './hear-graph.tsx';
import { LiveAnnouncement } from './live-announcement.tsx';
import { LiveValues } from './live-values.tsx';
import { useSentences, type Sentence } from './sentences.ts';
import { useRestingState } from './use-resting-state.ts';
import { WordsShownContext } from './words-shown.ts';

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

interface DescriptionProps {
  /** The id by which boards refer to it. */
  readonly id: string;
  readonly sentences: readonly Sentence[];
  /** The author's description; if empty, the sentences suffice. */
  readonly own: readonly Inline[];
}

/** The figure in words, for those who cannot see it and for those who want to read the numbers. */
function Description({ id, sentences, own }: DescriptionProps) {
  const { t, language } = useTexts('visualization');
  const isOwn = own.length > 0;
  return (
    <chakra.details open={use(WordsShownContext)} fontSize="sm" flex="1 1 16rem" _print={{ display: 'none' }}>
      <chakra.summary lang={language} cursor="pointer" color="fg.muted" py="1">
        {t('describe.title')}
      </chakra.summary>
      {isOwn && (
        <chakra.p id={id} my="2">
          <InlineView content={own} />
        </chakra.p>
      )}
      <chakra.ul lang={language} id={isOwn ? undefined : id} ps="5" my="2" listStyleType="disc">
        {sentences.map(({ name, text }) => (
          <li key={name}>{text}</li>
        ))}
      </chakra.ul>
    </chakra.details>
  );
}
