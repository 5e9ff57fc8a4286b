import { chakra } from '@chakra-ui/react';
import type { Visualization } from '@lemma/core/document';
import { openScene, SceneStore } from '@lemma/viz-engine/scene';
import { useMemo } from 'react';
import { noInputs, ValuesContext, VariableInputContext } from '../inline/index.ts';
import { usePageLanguage } from '../language/index.ts';
import { CanvasView } from './canvas-view.tsx';
import { figureColors } from './figure-colors.ts';
import { FigureRows } from './figure-rows.tsx';
import { figureValues } from './figure-values.ts';

/** Scale relative to the page. */
const scale = 0.4;

interface ThumbnailProps {
  readonly visualization: Visualization;
  /** The seed of the figure itself. */
  readonly seed: number;
}

/** A static, scaled-down figure with its boards and texts; nothing if it cannot be drawn. */
export function Thumbnail({ visualization, seed }: ThumbnailProps) {
  const language = usePageLanguage();
  const store = useMemo(() => {
    const opened = openScene(visualization, seed);
    return opened.ok ? new SceneStore(opened.value) : undefined;
  }, [visualization, seed]);
  if (store === undefined) return null;
  return (
    <chakra.div inert lang={language} css={figureColors} style={{ zoom: scale }}>
      <ValuesContext value={figureValues(store.scene, language)}>
        <VariableInputContext value={noInputs}>
          <FigureRows
            rows={visualization.rows}
            showCanvas={(canvas) => <CanvasView canvas={canvas} store={store} interactive={false} />}
          />
        </VariableInputContext>
      </ValuesContext>
    </chakra.div>
  );
}
