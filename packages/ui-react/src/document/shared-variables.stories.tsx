import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { StoryPage } from '../testing/index.ts';

const meta = { title: 'Document/Shared variables', component: StoryPage } satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

interface FigureParts {
  readonly title: string;
  /** Start, left end, right end. */
  readonly slider: readonly [string, string, string];
  readonly step: string;
}

function figure({ title, slider, step }: FigureParts): string {
  const values = slider.map((value) => `<value>${value}</value>`).join('');
  return `<visualization id="${title}"><headline>${title}</headline><variables>
      <variable type="slider" name="t">${values}<attribute name="stepsize">${step}</attribute></variable>
      <variable type="point" name="P"><option>editable</option><value>1</value><value>1</value></variable>
      <variable type="point" name="Q"><value>t</value><value>-1</value></variable>
    </variables><share>t</share><share>P</share>
    <canvasrow><canvas width="240" height="160" left="-6" right="6" bottom="-4" top="4" coordinate-system="true">
      <plot>t</plot><plot>P</plot><plot>Q</plot></canvas></canvasrow>
    <textrow>t is <var name="t"/>, and P is at <var name="P" coordinate="x"/>.</textrow></visualization>`;
}

const wide = figure({ title: 'Wide', slider: ['1', '0', '5'], step: '0.5' });
const narrow = figure({ title: 'Narrow', slider: ['2', '0', '3'], step: '1' });
const apart = figure({ title: 'Apart', slider: ['2', '0', '3'], step: '1' }).replaceAll(/<share>.<\/share>/g, '');

async function says(figure: HTMLElement, words: string): Promise<void> {
  await waitFor(() => expect(within(figure).getByText(/^t is/)).toHaveTextContent(words));
}

function placeOfP(figure: HTMLElement): Promise<HTMLElement> {
  return within(figure).findByRole('slider', { name: 'P' });
}

/**
 * What is moved in one figure moves in the other, as far as possible: the narrow slider ends at 3 and only takes whole
 * numbers, and the wide one stays where it was put. The third figure shares nothing.
 */
export const TwoFigures: Story = {
  args: { content: wide + narrow + apart },
  play: async ({ canvas }) => {
    const [one, other, third] = [
      await canvas.findByRole('figure', { name: 'Wide' }),
      await canvas.findByRole('figure', { name: 'Narrow' }),
      await canvas.findByRole('figure', { name: 'Apart' }),
    ];
    await says(one, 't is 1, and P is at 1.');
    // The first figure decides the initial values.
    await says(other, 't is 1, and P is at 1.');
    await says(third, 't is 2, and P is at 1.');
    await waitFor(() =>
      expect(within(other).getByRole('button', { name: 'Back to the start' })).toHaveAttribute('aria-disabled', 'true'),
    );

    const slider = await within(one).findByRole('slider', { name: 't' });
    await fireEvent.change(slider, { target: { value: '4.5' } });
    await says(other, 't is 3, and P is at 1.');
    await says(one, 't is 4.5, and P is at 1.');
    await fireEvent.change(slider, { target: { value: '1.5' } });
    await says(other, 't is 2, and P is at 1.');
    await says(one, 't is 1.5, and P is at 1.');
    await fireEvent.change(await within(other).findByRole('slider', { name: 't' }), { target: { value: '3' } });
    await says(one, 't is 3, and P is at 1.');

    const point = await placeOfP(other);
    point.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(point).not.toHaveAttribute('aria-valuetext', 'x 1, y 1'));
    const place = point.getAttribute('aria-valuetext');
    const samePoint = await placeOfP(one);
    await waitFor(() => expect(samePoint).toHaveAttribute('aria-valuetext', place));
    await says(third, 't is 2, and P is at 1.');

    await userEvent.click(await within(one).findByRole('button', { name: 'Back to the start' }));
    await says(one, 't is 1, and P is at 1.');
    await says(other, 't is 1, and P is at 1.');
  },
};

/** A figure in a tab that is opened later has what the reader has set meanwhile. */
export const OpenedLater: Story = {
  args: {
    content: `${wide}<tabs><tab><headline>Text</headline><p>Nothing yet.</p></tab><tab><headline>Figure</headline>${narrow}</tab></tabs>`,
  },
  play: async ({ canvas }) => {
    const one = await canvas.findByRole('figure', { name: 'Wide' });
    await fireEvent.change(await within(one).findByRole('slider', { name: 't' }), { target: { value: '3' } });
    await userEvent.click(await canvas.findByRole('tab', { name: 'Figure' }));
    await says(await canvas.findByRole('figure', { name: 'Narrow' }), 't is 3, and P is at 1.');
  },
};
