import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StoryPage } from '../../testing/index.ts';

const meta = { title: 'Document/Paragraph', component: StoryPage } satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EverythingInALine: Story = {
  args: {
    content: `<p>A <em>stressed</em>, <strong>strong</strong> word, the <notion>notion</notion>, some <code>code</code>,
      <quoted>a quotation</quoted>,<br/>a <link href="https://example.org">link</link> and
      <math alttext="x^2"><msup><mi>x</mi><mn>2</mn></msup></math>.</p>`,
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'link' })).toHaveAttribute('href', 'https://example.org'),
    );
    for (const tag of ['em', 'strong', 'dfn', 'code', 'q', 'br', 'math']) {
      await waitFor(() => expect(canvasElement.querySelectorAll(`p ${tag}`)).toHaveLength(1));
    }
  },
};

/** References show the number of their target; one without a target says so. */
export const References: Story = {
  args: {
    content: `<section id="a" num="1"><headline>Squares<anchor name="squares"/></headline>
      <equation num="1.1" name="eq"><math alttext="x^2" display="block"><msup><mi>x</mi><mn>2</mn></msup></math></equation>
      <p>See <ref name="eq"/>, section <ref name="squares"/> and <ref name="nothing"/>.</p></section>`,
  },
  play: async ({ canvas, canvasElement }) => {
    const toEquation = await canvas.findByRole('link', { name: '1.1' });
    await waitFor(() =>
      expect(canvasElement.querySelector(toEquation.getAttribute('href') ?? '')).toHaveTextContent('(1.1)'),
    );
    await waitFor(() => expect(canvas.getByRole('link', { name: '1' })).toHaveAttribute('href', '#anchor-squares'));
    await waitFor(() => expect(canvas.getByText('reference not found: nothing')).toBeVisible());
  },
};

/** Outside figures and quick checks, nothing has a value. */
export const ValuesNobodyGave: Story = {
  args: {
    content: `<p>The value is <var name="a"/>. <if><condition>a &gt; 0</condition><then>Big.</then></if>
      <if><condition/><then>Always.</then><else>Never.</else></if></p>`,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('a is not defined')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('condition cannot be evaluated: a > 0')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/Always\./)).toBeVisible());
    await waitFor(() => expect(canvas.queryByText(/Never\./)).toBeNull());
  },
};
