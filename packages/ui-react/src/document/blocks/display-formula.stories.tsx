import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StoryPage } from '../../testing/index.ts';

const meta = { title: 'Document/Formula', component: StoryPage } satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const quadratic = `<math alttext="x=\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}" display="block"><mi>x</mi><mo>=</mo><mfrac><mrow><mo>−</mo><mi>b</mi><mo>±</mo>
  <msqrt><msup><mi>b</mi><mn>2</mn></msup><mo>−</mo><mn>4</mn><mi>a</mi><mi>c</mi></msqrt></mrow><mrow><mn>2</mn><mi>a</mi></mrow></mfrac></math>`;

/** Rendered by the browser, without a typesetter. */
export const Numbered: Story = {
  args: { content: `<equation num="1.1" name="abc">${quadratic}</equation>` },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('(1.1)')).toBeVisible());
    await waitFor(() => expect(canvasElement.querySelector('math mfrac msqrt')).not.toBeNull());
    await waitFor(() => expect(canvasElement.querySelectorAll('math')).toHaveLength(1));
  },
};

/** What browsers render badly is typeset by MathJax when it is in view; the MathML remains for assistive technology. */
export const Typeset: Story = {
  args: {
    content: '<equation><math alttext="x/y"><mfrac bevelled="true"><mi>x</mi><mi>y</mi></mfrac></math></equation>',
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('mjx-container[aria-hidden=true] svg')).not.toBeNull());
    await waitFor(() => expect(canvasElement.querySelectorAll('math mfrac')).toHaveLength(1));
  },
};

const cells = (...texts: readonly string[]) => texts.map((text) => `<mtd columnalign="left">${text}</mtd>`).join('');

export const Layouts: Story = {
  args: {
    content: `<equation><math alttext="|x|"><mrow><mo>|</mo><mi>x</mi><mo>|</mo></mrow><mo>=</mo><mrow><mo>{</mo><mtable class="cases" rowspacing="0.36em" columnspacing="1em">
      <mtr>${cells('<mi>x</mi>', '<mtext>if </mtext><mi>x</mi><mo>≥</mo><mn>0</mn>')}</mtr><mtr>${cells('<mo>−</mo><mi>x</mi>', '<mtext>otherwise – größer, 大</mtext>')}</mtr></mtable></mrow></math></equation>
      <equation><math alttext="A"><mrow><mo>(</mo><mtable><mtr class="rule-below"><mtd><mn>1</mn></mtd><mtd class="rule-left"><mn>2</mn></mtd></mtr><mtr><mtd><mn>3</mn></mtd><mtd><mn>4</mn></mtd></mtr></mtable><mo>)</mo></mrow></math></equation>`,
  },
  play: async ({ canvasElement }) => {
    const cell = () => canvasElement.querySelector('mtd') ?? canvasElement;
    await waitFor(() => expect(getComputedStyle(cell()).textAlign).toMatch(/left$/));
  },
};

/** Invalid MathML is reported in place. */
export const Invalid: Story = {
  args: {
    content: `<p>Before <math alttext="\\frac{1}"><mfrac><mn>1</mn></mfrac></math> between
      <math alttext="x"><script>alert(1)</script></math> after.</p>`,
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByText(/Error parsing MathML/)).toHaveLength(2));
    await waitFor(() => expect(canvas.getByText(/“mfrac” has too many or too few parts/)).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/“script” is not allowed/)).toBeVisible());
    await waitFor(() => expect(canvasElement.querySelector('script, math')).toBeNull());
  },
};

/** A formula wider than the page scrolls on its own and can be scrolled from the keyboard. */
export const Wide: Story = {
  args: {
    content: `<equation num="1"><math alttext="sum">${'<mi>x</mi><mo>+</mo>'.repeat(150)}<mi>x</mi></math></equation>`,
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[role=group][tabindex="0"]')).not.toBeNull());
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};
