import { type Visualization, canvasesIn, plainText } from '@lemma/core/document';
import type { Mathlet, MathletDependency } from '@lemma/core/mathlet';
import {
  isInteractive,
  keepAnswers,
  openFigure,
  type FigureInMathlet,
  type OpenFigure,
} from '@lemma/viz-engine/mathlet';
import { shareVariables } from '@lemma/viz-engine/sharing';
import { use, useEffect, useMemo, useState } from 'react';
import { chakra, Skeleton } from '@chakra-ui/react';
import { useStore } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';
import { BridgeFailures } from './bridge-failures.tsx';
import { FigureErrors } from './figure-errors.tsx';
import { Figure } from './figure.tsx';
import { SharedValuesContext } from './shared-values.ts';

interface FigureProps {
  readonly visualization: Visualization;
  /** The seed of its random variables: the same seed, the same figure. */
  readonly seed: number;
  /** False if a figure is static, as in a correction (specification 002 §4). */
  readonly interactive?: boolean;
  /** The problem around the figure, if there is one. */
  readonly mathlet?: Mathlet | undefined;
}

interface VisualizationViewProps extends FigureProps {
  /** The position of the figure: beside its problem it has to wait for it, in its text it does not. */
  readonly dependency?: MathletDependency;
}

/** A figure with everything around it, or everything that is wrong with it. */
export function VisualizationView({ dependency = 'embedded', mathlet, ...figure }: VisualizationViewProps) {
  return mathlet !== undefined && dependency === 'sibling' ? (
    <SiblingFigure {...figure} mathlet={mathlet} />
  ) : (
    <LoadedFigure {...figure} mathlet={mathlet} />
  );
}

function SiblingFigure({ mathlet, ...figure }: FigureProps & { readonly mathlet: Mathlet }) {
  const readiness = useStore(mathlet.readiness);
  return readiness === 'waiting' ? (
    <WaitingFigure visualization={figure.visualization} />
  ) : (
    <LoadedFigure {...figure} mathlet={mathlet} />
  );
}

function LoadedFigure({ visualization, seed, interactive = true, mathlet }: FigureProps) {
  const [variant, setVariant] = useState(0);
  const { opened, failures } = useMemo(
    () => openFigure(visualization, seed + variant, mathlet),
    [visualization, seed, variant, mathlet],
  );
  return opened.ok ? (
    <FigureAtWork
      visualization={visualization}
      figure={opened.value}
      interactive={interactive}
      failures={failures}
      onNewVariant={() => setVariant(variant + 1)}
    />
  ) : (
    <>
      <FigureErrors visualization={visualization} findings={opened.failure} />
      <BridgeFailures failures={failures} />
    </>
  );
}

interface FigureAtWorkProps extends Pick<FigureInMathlet, 'failures'> {
  readonly visualization: Visualization;
  readonly figure: OpenFigure;
  readonly interactive: boolean;
  readonly onNewVariant: () => void;
}

function FigureAtWork({ visualization, figure, interactive, failures, onNewVariant }: FigureAtWorkProps) {
  const { store, answers, keeper } = figure;
  const storing = useStore(keeper);
  const { findings } = store.scene;
  const isBroken = findings.some(({ severity }) => severity === 'error');
  const isOperated = isInteractive(store.scene.variables, interactive ? 'normal' : 'correction');
  const page = use(SharedValuesContext);
  useEffect(() => {
    const keeping = isOperated ? keepAnswers(figure) : undefined;
    return () => keeping?.dispose();
  }, [figure, isOperated]);
  useEffect(() => {
    const names = visualization.shared.map(({ text }) => text);
    const sharing = page === undefined || names.length === 0 ? undefined : shareVariables(store, names, page);
    return () => sharing?.dispose();
  }, [visualization, store, page]);
  return (
    <Figure
      visualization={visualization}
      store={store}
      interactive={isOperated}
      // Other numbers would make it a different question from the one being answered.
      onNewVariant={answers.length > 0 ? undefined : onNewVariant}
    >
      {isBroken && <FigureErrors visualization={visualization} findings={findings} isRestShown />}
      <BridgeFailures failures={[...failures, ...storing.failures]} />
    </Figure>
  );
}

/** A placeholder for a figure whose problem is not ready yet (specification 002 §4): as high as its first board. */
function WaitingFigure({ visualization: { title, rows } }: { readonly visualization: Visualization }) {
  const { t, language } = useTexts('visualization');
  const [canvas] = canvasesIn(rows);
  return (
    <chakra.figure aria-label={plainText(title) || t('figure')} aria-busy="true" mx="0" my="5">
      <chakra.p lang={language} role="status" color="fg.muted" mb="3">
        {t('waiting')}
      </chakra.p>
      {canvas && (
        <Skeleton
          aria-hidden="true"
          maxW="100%"
          style={{ width: canvas.options.width, aspectRatio: canvas.options.width / canvas.options.height }}
        />
      )}
    </chakra.figure>
  );
}
