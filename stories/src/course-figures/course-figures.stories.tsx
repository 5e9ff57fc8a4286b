import { allBlocks, readDocument, type Visualization } from '@lemma/core/document';
import { convertDocument } from '@lemma/mmtex';
import { VisualizationView } from '@lemma/ui-react/visualization';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

/** The sources of the sample course, by path. */
const sources: Readonly<Record<string, string>> = import.meta.glob('../../../content/*/*.tex', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface CourseFiguresProps {
  /** A folder of the course. */
  readonly topic: string;
}

/** Every figure of a topic of the sample course, in English, without the surrounding text. */
function CourseFigures({ topic }: CourseFiguresProps) {
  return figuresOf(topic).map(({ key, figure }) => <VisualizationView key={key} visualization={figure} seed={1} />);
}

/** A figure that reads its problem's values cannot be shown without it; a journey covers it. */
function asksItsProblem({ definitions }: Visualization): boolean {
  return definitions.some(({ type }) => type === 'problem' || type === 'question');
}

function figuresOf(topic: string): readonly { readonly key: string; readonly figure: Visualization }[] {
  return Object.entries(sources)
    .filter(([path]) => path.includes(`/content/${topic}/`))
    .flatMap(([path, source]) => {
      const read = readDocument(convertDocument(source, 'en').xml);
      if (!read.ok) throw new Error(`${path}: ${JSON.stringify(read.failure)}`);
      return allBlocks(read.value.blocks).flatMap((block) =>
        block.kind === 'visualization' && !asksItsProblem(block.visualization)
          ? [{ key: `${path} ${block.visualization.id}`, figure: block.visualization }]
          : [],
      );
    });
}

const meta = { title: 'Course figures', component: CourseFigures } satisfies Meta<typeof CourseFigures>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The figures of a topic: every one of them opens its boards, and none reports anything. */
function topic(name: string, figures: number): Story {
  return {
    args: { topic: name },
    play: async ({ canvas, canvasElement }: StoryContext) => {
      await waitFor(() => expect(figuresOf(name)).toHaveLength(figures));
      const boards = () => [...canvasElement.querySelectorAll('[aria-label="Drawing board"]')];
      await waitFor(() => expect(boards().filter((board) => board.querySelector('svg, canvas') === null)).toEqual([]));
      await waitFor(() => expect(boards().length).toBeGreaterThanOrEqual(figures));
      await waitFor(() => expect(canvas.queryByRole('group', { name: /cannot be drawn/ })).toBeNull());
      await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    },
  };
}

export const Curves = topic('curves', 5);
export const Derivatives = topic('derivatives', 7);
export const Space = topic('figures', 6);
export const Fractions = topic('fractions', 4);
export const Graphs = topic('graphs', 2);
export const Integrals = topic('integrals', 3);
export const LinearFunctions = topic('linear-functions', 8);
export const QuadraticEquations = topic('quadratic-equations', 5);
export const Sequences = topic('sequences', 9);
export const Triangles = topic('triangles', 7);
export const Trigonometry = topic('trigonometry', 6);
export const Vectors = topic('vectors', 7);
