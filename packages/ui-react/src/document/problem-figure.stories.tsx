import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ReloadedPage } from '../testing/index.ts';

const meta = { title: 'Document/Figure in a problem', component: ReloadedPage } satisfies Meta<typeof ReloadedPage>;
export default meta;
type Story = StoryObj<typeof meta>;

function figure(id: string, definitions: string): string {
  return `<visualization id="${id}"><headline>${id}</headline><variables>${definitions}</variables>
    <canvasrow><canvas width="300" height="200" coordinate-system="true"><plot>P</plot></canvas></canvasrow></visualization>`;
}

const ofProblem = `<variable type="problem" name="k"><value>m</value></variable>
  <variable type="point" name="P"><option>editable</option><value>k</value><value>0.5</value></variable>
  <variable type="number" name="u"><value>P[x]</value><attribute name="answer">1,1</attribute></variable>
  <variable type="number" name="v"><value>P[y]</value><attribute name="answer">1,2</attribute></variable>`;

function question(text: string): string {
  return `<question id="q"><variables><variable type="number" name="m"><value>3</value></variable></variables>
    <text><p>Drag the point.</p>${text}</text>
    <answer><text>x:</text><solution>m</solution></answer><answer><text>y:</text><solution>m</solution></answer>
    <answer><text>Distance:</text><solution>m</solution></answer></question>`;
}

/**
 * The figure starts where the problem says, answers while the point is moved, and is in the same state after a reload.
 */
export const Embedded: Story = {
  args: { content: question(figure('Answer', ofProblem)) },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Answer 1, given in the figure' });
    await waitFor(() => expect(field).toHaveValue(''));
    await waitFor(() => expect(field).toHaveAttribute('readonly'));
    const grip = await canvas.findByRole('slider', { name: 'P' });
    await waitFor(() => expect(grip).toHaveAttribute('aria-valuetext', 'x 3, y 0.5'));
    grip.focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(field).toHaveValue('3'));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Answer 2, given in the figure' })).toHaveValue('0.6'),
    );
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Distance' }), '3.04');

    await userEvent.click(await canvas.findByRole('button', { name: 'Reload' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Answer 2, given in the figure' })).toHaveValue('0.6'),
    );
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Distance' })).toHaveValue('3.04'));
    await waitFor(() =>
      expect(canvas.getByRole('slider', { name: 'P' })).toHaveAttribute('aria-valuetext', 'x 3, y 0.6'),
    );
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

/** Beside the problem it behaves in the same way, once the problem is ready. */
export const Sibling: Story = {
  args: { content: figure('Answer', ofProblem) + question('') },
  play: async ({ canvas }) => {
    const grip = await canvas.findByRole('slider', { name: 'P' });
    grip.focus();
    await userEvent.keyboard('{ArrowRight}');
    const field = await canvas.findByRole('textbox', { name: 'Answer 1, given in the figure' });
    await waitFor(() => expect(field).toHaveValue('3.1'));
  },
};

/** The fields show it in the notation of the page's language. */
export const InGerman: Story = {
  args: { content: question(figure('Antwort', ofProblem)), language: 'de' },
  play: async ({ canvas }) => {
    (await canvas.findByRole('slider', { name: 'P' })).focus();
    await userEvent.keyboard('{ArrowUp}');
    const field = await canvas.findByRole('textbox', { name: 'Answer 2, given in the figure' });
    await waitFor(() => expect(field).toHaveValue('0,6'));
  },
};

/** In a correction the answers are shown, but can no longer be changed. */
export const Corrected: Story = {
  args: { content: question(figure('Answer', ofProblem)) },
  play: async ({ canvas }) => {
    (await canvas.findByRole('slider', { name: 'P' })).focus();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Correct' }));
    await waitFor(() => expect(canvas.queryByRole('slider', { name: 'P' })).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Answer 2, given in the figure' })).toHaveValue('0.6'),
    );
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Distance' })).toHaveAttribute('readonly'));
  },
};

/** What was selected is there again, too, in every kind of question. */
export const Selected: Story = {
  args: {
    content: `<question id="q1" type="mc.unique"><text><p>Even?</p></text><choice id="a">2</choice><choice id="b">3</choice></question>
      <question id="q2" type="mc.yesno"><text><p>True?</p></text><choice id="a">5 is odd</choice></question>
      <question id="q3" type="mc.matrix"><text><p>Which?</p></text><choicematrix type="multiple"><column>even</column>
        <column>odd</column><row>7</row></choicematrix></question>`,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '3' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Yes' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: /odd/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: '3' })).toBeChecked());
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Yes' })).toBeChecked());
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /odd/ })).toBeChecked());
    await waitFor(() => expect(canvas.getByRole('radio', { name: '2' })).not.toBeChecked());
  },
};

/** The problem has no fourth answer: the figure reports this, and the other answers are stored all the same. */
export const NoSuchAnswer: Story = {
  args: { content: question(figure('Answer', ofProblem.replace('1,2', '1,4'))) },
  play: async ({ canvas }) => {
    (await canvas.findByRole('slider', { name: 'P' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByText('Cannot pass value to problem.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('v: question 1, answer 4')).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Answer 1, given in the figure' })).toHaveValue('3.1'),
    );
  },
};
