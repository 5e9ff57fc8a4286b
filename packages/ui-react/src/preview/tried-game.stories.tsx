import { readDocument } from '@lemma/core/document';
import { TurnedClock } from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { TryAsLearner } from './try-as-learner.tsx';

const read = readDocument(`<document kind="problem" lang="en"><title>Quick sums</title><content>
  <questionplan duration="20" level-threshold="0.5"><level questions="1"/><level questions="2"/></questionplan>
  <question id="q1" type="input.number"><text><p>1 + 1 = <ansref answer="1"/></p></text>
    <answer type="input.number"><solution>2</solution></answer></question>
  <question id="q2" type="input.number"><text><p>2 + 2 = <ansref answer="1"/></p></text>
    <answer type="input.number"><solution>4</solution></answer></question>
</content></document>`);

const meta = {
  title: 'Screens/Tried game',
  render: ({ clock }) => (
    <StoryServices ports={{ clock }}>
      {read.ok && <TryAsLearner document={read.value} seed={1} annotations={false} />}
    </StoryServices>
  ),
  args: { clock: new TurnedClock() },
} satisfies Meta<{ readonly clock: TurnedClock }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whoever writes or chooses a game plays it like a learner: the first level opens the second. */
export const Played: Story = {
  args: { clock: new TurnedClock() },
  play: async ({ args: { clock } }) => {
    await waitFor(() => expect(screen.getByText(/nothing is stored/)).toBeVisible());
    await userEvent.click(await screen.findByRole('button', { name: 'Level 1' }));
    await userEvent.type(await screen.findByRole('textbox'), '2');
    clock.turn(7000);
    await userEvent.click(await screen.findByRole('button', { name: 'Finished' }));
    await waitFor(() => expect(screen.getByText('100 points in 0m 07s')).toBeVisible());
    await waitFor(() => expect(screen.getByText('New overall record!')).toBeVisible());
    await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Level 2' })).toHaveAccessibleDescription('Ready to play'),
    );
  },
};
