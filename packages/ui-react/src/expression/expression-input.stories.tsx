import { InMemoryExpressionConverter, TurnedClock } from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { ExpressionInput } from './expression-input.tsx';

const clock = new TurnedClock();
const converter = new InMemoryExpressionConverter();
const slow = new InMemoryExpressionConverter(new Promise(() => undefined));

interface InputStory {
  readonly isSlow: boolean;
  readonly onCommit: (expression: string) => void;
}

const meta = {
  title: 'Expression/Input',
  render: ({ isSlow, onCommit }) => (
    <StoryServices ports={{ clock, expressionConverter: isSlow ? slow : converter }}>
      <ExpressionInput onCommit={onCommit} />
    </StoryServices>
  ),
  args: { isSlow: false, onCommit: fn() },
} satisfies Meta<InputStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox', { name: 'Mathematical expression' });
const formulas = () => document.querySelectorAll('[aria-label="Formula"] math').length;

export const CommittedByEnter: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(), '1/(x+1)');
    await waitFor(() => expect(formulas()).toBe(0));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(formulas()).toBe(1));
    await waitFor(() => expect(args.onCommit).toHaveBeenLastCalledWith('1/(x+1)'));
  },
};

export const CommittedByLeaving: Story = {
  play: async () => {
    await userEvent.type(await field(), 'x^2');
    await userEvent.tab();
    await waitFor(() => expect(formulas()).toBe(1));
  },
};

/** The failure stands at the field, and goes when the expression has become one; what is typed stays. */
export const Unreadable: Story = {
  play: async () => {
    await userEvent.type(await field(), '1/{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('At the end:'));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true'));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('1/'));
    await userEvent.type(await field(), '2{Enter}');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await userEvent.type(await field(), '+{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
    await userEvent.clear(await field());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(formulas()).toBe(0));
  },
};

export const Slow: Story = {
  args: { isSlow: true },
  play: async () => {
    await userEvent.type(await field(), 'x{Enter}');
    clock.turn(749);
    await waitFor(() => expect(screen.queryByText('Converting …')).toBeNull());
    clock.turn(1);
    await waitFor(() => expect(screen.getByText('Converting …')).toBeVisible());
  },
};

/** The place is underlined in the field, and named in the message that describes the field, in every language. */
export const Place: Story = {
  play: async () => {
    await userEvent.type(await field(), ' 12 + ) 3{Enter}');
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent(/^At character 6: .*\)/));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/^At character 6: /));
    const mark = document.querySelector('[data-place] mark');
    await waitFor(() => expect(mark).toHaveTextContent(')'));
    // What is typed on is not what was read.
    await userEvent.type(await field(), '+');
    await waitFor(() => expect(document.querySelector('[data-place]')).toBeNull());
  },
};

const inLanguage = (language: string, begin: string): Story => ({
  globals: { language },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox'), '12 + ) 3{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(begin));
  },
});

export const PlaceInGerman: Story = inLanguage('de', 'An Zeichen 6:');
export const PlaceInFrench: Story = inLanguage('fr', 'Au caractère 6');
export const PlaceInChinese: Story = inLanguage('zh', '第 6 个字符');
