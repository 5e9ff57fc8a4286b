import { chakra } from '@chakra-ui/react';
import type { Visualization } from '@lemma/core/document';
import { describeFigure } from '@lemma/viz-engine/describe';
import type { SceneStore } from '@lemma/viz-engine/scene';
import { useId } from 'react';
import { useStore } from '../binding/index.ts';
import { InlineView } from '../inline/index.ts';
import { useTexts } from '../language/index.ts';
import { CanvasView } from './canvas-view.tsx';
import { Description } from './description.tsx';
import { figureColors } from './figure-colors.ts';
import { FigureToolbar } from './figure-toolbar.tsx';
import { figureValues } from './figure-values.ts';
import { LiveAnnouncement } from './live-announcement.tsx';
import { useSentences } from './sentences.ts';

interface FigureProps {
  readonly visualization: Visualization;
  readonly store: SceneStore;
  readonly interactive: boolean;
  readonly onNewVariant: () => void;
}

/** Title, boards, text with the values of now, what can be undone, and all of it in words. */
export function Figure({ visualization, store, interactive, onNewVariant }: FigureProps) {
  const state = useStore(store);
  const { language, t } = useTexts('visualization');
  const id = useId();
  const sentenceOf = useSentences();
  const { scene } = store;
  // The scene is always where the state says, so both are those of now.
  const values = figureValues(scene, language);
  const canvases = visualization.rows.flatMap((row) => (row.kind === 'canvases' ? row.canvases : []));
  const sentences = describeFigure(scene, canvases).map(sentenceOf);
  const hasTitle = visualization.title.length > 0;
  return (
    <chakra.figure
      aria-labelledby={hasTitle ? `${id}title` : undefined}
      aria-label={hasTitle ? undefined : t('figure')}
      css={figureColors}
      mx="0"
      my="5"
    >
      {hasTitle && (
        <chakra.figcaption id={`${id}title`} fontWeight="semibold" mb="3">
          <InlineView content={visualization.title} values={values} />
        </chakra.figcaption>
      )}
      {visualization.rows.map((row, index) =>
        row.kind === 'text' ? (
          <chakra.p key={index} my="2">
            <InlineView content={row.content} values={values} />
          </chakra.p>
        ) : (
          <chakra.div key={index} display="flex" flexWrap="wrap" gap="5" my="3">
            {row.canvases.map((canvas, at) => (
              <CanvasView key={at} canvas={canvas} store={store} interactive={interactive} description={`${id}words`} />
            ))}
          </chakra.div>
        ),
      )}
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-start" gap="3">
        {interactive && <FigureToolbar store={store} state={state} onNewVariant={onNewVariant} />}
        <Description id={`${id}words`} sentences={sentences} />
      </chakra.div>
      <LiveAnnouncement store={store} sentences={sentences} />
    </chakra.figure>
  );
}
