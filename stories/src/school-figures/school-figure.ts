import { allBlocks, readBlocks, type Visualization } from '@lemma/core/document';
import { convertFragment } from '@lemma/mmtex';
import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

/** What is moved by keys, and what the figure says then: numbers that were computed by hand or by another program. */
interface Move {
  /** The name of a movable point. */
  readonly point: string;
  /** Key presses such as `{ArrowLeft>10/}`, ten to the left. */
  readonly keys: string;
  readonly says: RegExp;
}

/** A story of a figure in the authoring language: its board opens, a point is moved by keys, and the text follows. */
export function schoolFigure(source: string, { point, keys, says }: Move) {
  return {
    args: { visualization: figureIn(source), seed: 1 },
    play: async ({ canvas }: StoryContext) => {
      const grip = await canvas.findByRole('slider', { name: point }, { timeout: 20_000 });
      await expect(canvas.queryByText(says)).toBeNull();
      grip.focus();
      await userEvent.keyboard(keys);
      await expect(await canvas.findByText(says)).toBeVisible();
    },
  };
}

/** The one figure of a source. Throws where the source has none, or anything is wrong with it. */
function figureIn(source: string): Visualization {
  const { xml, findings } = convertFragment(source, 'en');
  const read = readBlocks(xml);
  const blocks = read.ok ? allBlocks(read.value) : [];
  const figure = blocks.find((block) => block.kind === 'visualization');
  if (figure === undefined || findings.length > 0) throw new Error(`No figure: ${JSON.stringify(findings)}`);
  return figure.visualization;
}
