import { chakra } from '@chakra-ui/react';
import { canvasesIn, type Visualization } from '@lemma/core/document';
import type { SceneStore } from '@lemma/viz-engine/scene';
import { useId, type ReactNode } from 'react';
import { InlineView, noInputs, VariableInputContext, type VariableInputs } from '../inline/index.ts';
import { useTexts } from '../language/index.ts';
import { CanvasView } from './canvas-view.tsx';
import { editableKind } from './editable-value.ts';
import { figureColors } from './figure-colors.ts';
import { FigureInWords } from './figure-in-words.tsx';
import { FigureRows } from './figure-rows.tsx';
import { FigureToolbar } from './figure-toolbar.tsx';
import { LiveValues } from './live-values.tsx';
import { VariableInput } from './variable-input.tsx';

interface FigureProps {
  readonly visualization: Visualization;
  readonly store: SceneStore;
  readonly interactive: boolean;
  /** If missing, it keeps its numbers. */
  readonly onNewVariant: (() => void) | undefined;
  /** Rendered below it. */
  readonly children?: ReactNode;
}

/**
 * Title, boards, text with current values, undo, and all of it in words. A drag re-renders only the values in texts:
 * boards redraw themselves, and descriptions follow when it is at rest.
 */
export function Figure({ visualization, store, interactive, onNewVariant, children }: FigureProps) {
  const { t } = useTexts('visualization');
  const id = useId();
  const inputOf: VariableInputs = ({ name, coordinate }, place) => {
    const variable = store.scene.variable(name);
    return variable !== undefined && coordinate === undefined && editableKind(variable) !== undefined ? (
      <VariableInput name={name} store={store} place={place} />
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
      <LiveValues store={store}>
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
      </LiveValues>
      <FigureInWords
        id={`${id}words`}
        store={store}
        canvases={canvasesIn(visualization.rows)}
        own={visualization.description}
        tools={interactive && <FigureToolbar store={store} onNewVariant={onNewVariant} />}
      >
        {children}
      </FigureInWords>
    </chakra.figure>
  );
}
