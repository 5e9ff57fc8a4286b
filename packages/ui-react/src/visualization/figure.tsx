import { chakra } from '@chakra-ui/react';
import { canvasesIn, type Visualization } from '@lemma/core/document';
import { describeFigure } from '@lemma/viz-engine/describe';
import type { SceneStore } from '@lemma/viz-engine/scene';
import { useId, type ReactNode } from 'react';
import { useStore } from '../binding/index.ts';
import { InlineView, noInputs, ValuesContext, VariableInputContext, type VariableInputs } from '../inline/index.ts';
import { usePageLanguage, useTexts } from '../language/index.ts';
import { CanvasView } from './canvas-view.tsx';
import { Description } from './description.tsx';
import { editableKind } from './editable-value.ts';
import { figureColors } from './figure-colors.ts';
import { FigureRows } from './figure-rows.tsx';
import { FigureToolbar } from './figure-toolbar.tsx';
import { figureValues } from './figure-values.ts';
import { graphsOn } from './graphs.ts';
import { HearGraph } from './hear-graph.tsx';
import { LiveAnnouncement } from './live-announcement.tsx';
import { useSentences } from './sentences.ts';
import { VariableInput } from './variable-input.tsx';

interface FigureProps {
  readonly visualization: Visualization;
  readonly store: SceneStore;
  readonly interactive: boolean;
  /** Missing: it stays with its numbers. */
  readonly onNewVariant: (() => void) | undefined;
  /** What is to be said below it. */
  readonly children?: ReactNode;
}

/** Title, boards, text with the values of now, what can be undone, and all of it in words. */
export function Figure({ visualization, store, interactive, onNewVariant, children }: FigureProps) {
  const state = useStore(store);
  const { t } = useTexts('visualization');
  const language = usePageLanguage();
  const id = useId();
  const sentenceOf = useSentences();
  const { scene } = store;
  // The scene is always where the state says, so both are those of now.
  const values = figureValues(scene, language);
  const canvases = canvasesIn(visualization.rows);
  const described = describeFigure(scene, canvases);
  const sentences = described.map(sentenceOf);
  const called = described[0]?.called;
  const inputOf: VariableInputs = ({ name, coordinate }, place) => {
    const variable = scene.variable(name);
    return variable !== undefined && coordinate === undefined && editableKind(variable) !== undefined ? (
      <VariableInput name={name} store={store} values={values} place={place} />
    ) : undefined;
  };
  const hasTitle = visualization.title.length > 0;
  return (
    <chakra.figure
      aria-labelledby={hasTitle ? `${id}title` : undefined}
      aria-label={hasTitle ? undefined : t('figure')}
      css={figureColors}
      breakInside="avoid"
      mx="0"
      my="5"
    >
      <ValuesContext value={values}>
        <VariableInputContext value={interactive ? inputOf : noInputs}>
          {hasTitle && (
            <chakra.figcaption id={`${id}title`} fontWeight="semibold" mb="3">
              <InlineView content={visualization.title} />
            </chakra.figcaption>
          )}
          <FigureRows
            rows={visualization.rows}
            showCanvas={(canvas) => (
              <CanvasView canvas={canvas} store={store} interactive={interactive} description={`${id}words`} />
            )}
          />
        </VariableInputContext>
      </ValuesContext>
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-start" gap="3">
        {interactive && <FigureToolbar store={store} state={state} onNewVariant={onNewVariant} />}
        {graphsOn(canvases, scene).map((graph) => (
          <HearGraph
            key={graph.name}
            called={called?.get(graph.name) ?? graph.name}
            graph={graph.graph}
            options={graph.options}
          />
        ))}
        <ValuesContext value={values}>
          <Description id={`${id}words`} sentences={sentences} own={visualization.description} />
        </ValuesContext>
      </chakra.div>
      {children}
      <LiveAnnouncement store={store} sentences={sentences} />
    </chakra.figure>
  );
}
