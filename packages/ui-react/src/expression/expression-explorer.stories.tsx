import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ExpressionExplorer } from './expression-explorer.tsx';

const meta = { title: 'Language/Expressions', component: ExpressionExplorer } satisfies Meta<typeof ExpressionExplorer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Type any expression and see how it is parsed. */
export const Explore: Story = {
  args: { start: 'x^2 sin(2x)' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const text = await page.findByRole('textbox', { name: 'Expression' });
    await userEvent.clear(text);
    await userEvent.type(text, '1/2x');
    await waitFor(() => expect(page.getByText('\\frac{1}{2}x', { selector: 'code' })).toBeVisible());
    await waitFor(() => expect(page.getByText('0.5', { selector: 'output' })).toBeVisible());
    const x = await page.findByRole('textbox', { name: 'x =' });
    await userEvent.clear(x);
    await userEvent.type(x, '2/3+');
    await waitFor(() => expect(x).toBeInvalid());
    await waitFor(() => expect(page.queryByText('Value:')).toBeNull());
    await userEvent.type(x, '1/3');
    await waitFor(() => expect(page.getByText('0.5', { selector: 'output' })).toBeVisible());
  },
};

/** An error is shown beside its position, with what was expected there. */
export const Mistake: Story = {
  args: { start: '2*(x+' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() =>
      expect(page.getByRole('textbox', { name: 'Expression' })).toHaveAttribute('aria-invalid', 'true'),
    );
    await waitFor(() => expect(page.getByRole('status')).toHaveTextContent('a number, a name or a bracket'));
  },
};

/** The same expression in another field: an exact fraction. */
export const Exact: Story = {
  args: { start: '1/3+1/6' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.selectOptions(await page.findByRole('combobox'), 'rational');
    await waitFor(() => expect(page.getByText('1/2', { selector: 'output' })).toBeVisible());
  },
};
