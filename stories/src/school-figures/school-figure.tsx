import { Link, chakra } from '@chakra-ui/react';
import { allBlocks, readBlocks, type Visualization } from '@lemma/core/document';
import { convertFragment } from '@lemma/mmtex';
import { VisualizationView } from '@lemma/ui-react/visualization';
import type { StoryContext } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, userEvent } from 'storybook/test';
import { figureIn, yourFigureHref } from '../your-figure/figure-link.ts';

interface SchoolFigureProps {
  /** A figure in the authoring language. */
  readonly source: string;
  readonly seed: number;
}

/** A figure and its source: beside it if there is room, otherwise below. */
export function SchoolFigure({ source, seed }: SchoolFigureProps) {
  const visualization = useMemo(() => visualizationIn(source), [source]);
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      columnGap="8"
      alignItems="start"
    >
      <VisualizationView visualization={visualization} seed={seed} />
      <chakra.details data-source="" open fontSize="sm" mt={{ base: '6', xl: '0' }}>
        <chakra.summary cursor="pointer" py="2">
          Source
        </chakra.summary>
        <chakra.pre fontSize="xs" bg="bg.muted" p="3" mb="2" rounded="md" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {source.trimEnd()}
        </chakra.pre>
        <Link href={yourFigureHref({ source, seed }, location.href)} target="_blank" variant="underline">
          Open in Your figure
        </Link>
      </chakra.details>
    </chakra.div>
  );
}

/** A move by keys, and the resulting text of the figure: numbers computed by hand or by another program. */
interface Move {
  /** The name of a movable point. */
  readonly point: string;
  /** Key presses such as `{ArrowLeft>10/}`, ten to the left. */
  readonly keys: string;
  readonly says: RegExp;
}

/**
 * A story of a figure in the authoring language: its board opens, a point is moved by keys, and the text follows.
 * Beside it is its source, and a link that opens it in "Your figure".
 */
export function schoolFigure(source: string, { point, keys, says }: Move) {
  return {
    args: { source, seed: 1 },
    play: async ({ canvas }: StoryContext) => {
      const grip = await canvas.findByRole('slider', { name: point }, { timeout: 20_000 });
      await expect(canvas.queryByText(says)).toBeNull();
      grip.focus();
      await userEvent.keyboard(keys);
      await expect(await canvas.findByText(says)).toBeVisible();
      await expect(canvas.getByText(source.trimEnd(), { normalizer: (text) => text })).toBeVisible();
      const link = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Open in Your figure' });
      await expect(figureIn(link.hash)).toEqual({ source, seed: 1 });
    },
  };
}

/** The only figure of a source. Throws if the source has none, or contains errors. */
function visualizationIn(source: string): Visualization {
  const { xml, findings } = convertFragment(source, 'en');
  const read = readBlocks(xml);
  const blocks = read.ok ? allBlocks(read.value) : [];
  const figure = blocks.find((block) => block.kind === 'visualization');
  if (figure === undefined || findings.length > 0) throw new Error(`No figure: ${JSON.stringify(findings)}`);
  return figure.visualization;
}
