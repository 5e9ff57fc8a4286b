import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StoryPage } from '../../testing/index.ts';

const meta = { title: 'Document/Visualization', component: StoryPage } satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A figure within text; the gallery of elements shows figures on their own. */
export const InAPage: Story = {
  args: {
    content: `<p>Before.</p><visualization id="parabola1"><headline>A parabola</headline><variables>
      <variable type="slider" name="a"><value>1</value><value>-3</value><value>3</value></variable>
      <variable type="function" name="f"><value>a*x^2</value></variable></variables>
      <canvasrow><canvas width="300" height="200" coordinate-system="true"><plot>a</plot><plot>f</plot></canvas></canvasrow>
      <textrow>The factor is <math alttext="\\var{a}"><mi class="var">a</mi></math>.</textrow></visualization><p>After.</p>`,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('figure', { name: 'A parabola' })).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/The factor is/)).toBeVisible());
  },
};
