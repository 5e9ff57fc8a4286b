import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { elementTypes, type ElementType } from '@lemma/viz-engine/elements';
import { printExample, readExample } from '@lemma/viz-engine/examples';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { VisualizationView } from './index.ts';

interface ElementPagesProps {
  readonly elementTypes: readonly ElementType[];
  /** The seed of each type's first example; the others have consecutive ones. */
  readonly seed: number;
  /** Maximum width of a page, in px. */
  readonly width: number;
}

function ElementPages({ elementTypes: types, seed, width }: ElementPagesProps) {
  return types.map((elementType) => (
    <ElementPage key={elementType.type} elementType={elementType} seed={seed} width={width} />
  ));
}

interface ElementPageProps extends Pick<ElementPagesProps, 'seed' | 'width'> {
  readonly elementType: ElementType;
}

/** An element type with everything an author has to know: its command, and examples with their source. */
function ElementPage({ elementType, seed, width }: ElementPageProps) {
  const { type, values, options, attributes, examples } = elementType;
  const [min, max] = values;
  return (
    <chakra.article maxWidth={`${width}px`}>
      <chakra.h2 fontFamily="mono" fontSize="xl" mb="2">
        \{type}
      </chakra.h2>
      <chakra.table mb="4" css={{ '& th': { textAlign: 'start', pe: '4', fontWeight: 'medium' } }}>
        <tbody>
          <tr>
            <th scope="row">values</th>
            <td>{min === max ? min : `${min} to ${max}`}</td>
          </tr>
          <tr>
            <th scope="row">options</th>
            <td>{options.join(', ') || 'none'}</td>
          </tr>
          <tr>
            <th scope="row">attributes</th>
            <td>{attributes.join(', ') || 'none'}</td>
          </tr>
        </tbody>
      </chakra.table>
      {examples.map((example, index) => (
        <chakra.div key={index} display="flex" flexWrap="wrap" gap="5" mb="6">
          <chakra.pre
            maxWidth="100%"
            fontSize="sm"
            bg="bg.muted"
            p="3"
            rounded="md"
            overflowX="auto"
            alignSelf="flex-start"
          >
            {printExample(example)}
          </chakra.pre>
          <chakra.div maxWidth="100%">
            <VisualizationView visualization={readExample(example, `${type}${index + 1}`)} seed={seed + index} />
          </chakra.div>
        </chakra.div>
      ))}
    </chakra.article>
  );
}

const meta = {
  title: 'Visualization/Elements',
  component: ElementPages,
  args: { elementTypes, seed: 1, width: 960 },
  argTypes: {
    seed: { description: 'Decides the random variables', control: { type: 'number', min: 0, step: 1 } },
    width: { description: 'Of the page, in px', control: { type: 'range', min: 240, max: 1440, step: 20 } },
  },
  // Language and appearance are in the toolbar, for every story.
  parameters: { controls: { disable: false, include: ['seed', 'width'] } },
} satisfies Meta<typeof ElementPages>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = (type: string): Story => {
  const elementType = elementTypes.find((candidate) => candidate.type === type);
  if (elementType === undefined) throw new Error(`There is no element type ${type}`);
  return { args: { elementTypes: [elementType] }, name: type };
};

/** Every type on one page: a type added to the list appears here automatically. */
export const All: Story = {};

// Storybook reads the names of stories from the text of this file, so a type with its own page needs a line.
export const NumberField = page('number');
export const Slider = page('slider');
export const Checkbox = page('checkbox');
export const Point = page('point');
export const Glider = page('glider');
export const Line = page('line');
export const Segment = page('segment');
export const Vector = page('vector');
export const Affine = page('affine');
export const Circle = page('circle');
export const Arc = page('arc');
export const Angle = page('angle');
export const Polygon = page('polygon');
export const Curve = page('curve');
export const FunctionGraph = page('function');
export const Parametric = page('parametric');
export const Set2d = page('set2d');
export const Strip = page('strip');
export const Sequence = page('sequence');
export const VectorField = page('vectorfield');
export const Matrix = page('matrix');
export const Text = page('string');
export const GraphNode = page('graphNode');
export const GraphEdge = page('graphEdge');
export const OnClickArrows = page('onClickArrows');
export const OnClickSelect = page('onClickSelect');
export const RandomInteger = page('randint');
export const RandomNumber = page('randdouble');
export const RandomFraction = page('randrat');
export const DrawFromSet = page('drawFromSet');
export const Problem = page('problem');
export const Question = page('question');
/** Keys rotate the view of a board in space and move its point; the sentence then says where it is. */
export const Plane: Story = {
  ...page('plane'),
  play: async ({ canvas, canvasElement }) => {
    // The second board of the page loads at any time: the one with P is checked.
    const grip = await canvas.findByRole('slider', { name: 'P' });
    const figure = grip.closest('figure') ?? canvasElement;
    const places = () =>
      [...figure.querySelectorAll<HTMLElement>('[style*="transform"]')].map(({ style }) => style.transform).join();
    const start = places();
    (await within(figure).findByRole('application')).focus();
    await userEvent.keyboard('{ArrowLeft>4/}');
    await waitFor(() => expect(places()).not.toBe(start));
    // Touch users who have rotated it have no Home key.
    await userEvent.click(await within(figure).findByRole('button', { name: 'Initial view' }));
    await waitFor(() => expect(places()).toBe(start));
    grip.focus();
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(grip).toHaveAttribute('aria-valuetext', 'x 0, y 0, z 1.1'));
    // In the description; it is announced, too.
    await canvas.findByText(/Point P at \(0, 0, 1\.1\)\./, { selector: 'li' });
  },
};
export const Sphere = page('sphere');
export const CurveInSpace = page('curve3d');
export const ParametricSurface = page('parametricSurface');
