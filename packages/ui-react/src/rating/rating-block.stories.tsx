import { InMemoryRatings } from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { RatingBlock } from './rating-block.tsx';

interface Scene {
  readonly ratings: InMemoryRatings;
  readonly permalink: string;
}

const meta = {
  title: 'Screens/Rating',
  render: ({ ratings, permalink }) => (
    <StoryServices ports={{ ratingGateway: ratings }}>
      <RatingBlock permalink={permalink} />
    </StoryServices>
  ),
} satisfies Meta<Scene>;
export default meta;
type Story = StoryObj<Scene>;

const sceneOf = (others: readonly number[], permalink = 'fractions/a'): Scene => ({
  ratings: new InMemoryRatings('fractions/a', others),
  permalink,
});

/** The average has one decimal; after the click the text is another one. */
export const Rated: Story = {
  args: sceneOf([0.734]),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('3.7 of 5 stars, 1 rating')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('How helpful was this article?')).toBeVisible());
    await userEvent.click(canvas.getByRole('radio', { name: '5 stars' }));
    await waitFor(() => expect(canvas.getByText('Thank you for your rating.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('4.3 of 5 stars, 2 ratings')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('radio', { name: '5 stars' })).toBeChecked());
  },
};

export const RatedInTheDark: Story = { ...Rated, args: sceneOf([0.734]), globals: { appearance: 'dark' } };

/** Before any work on the topic a click leads to a hint. */
export const TooEarly: Story = {
  args: sceneOf([]),
  play: async ({ canvas, args: { ratings } }) => {
    await waitFor(() => expect(canvas.getByText('No ratings yet')).toBeVisible());
    await userEvent.click(canvas.getByRole('radio', { name: '3 stars' }));
    await waitFor(() => expect(canvas.getByText(/once you have worked on this topic/)).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('radio', { name: '3 stars' })).not.toBeChecked());
    await waitFor(() => expect(ratings.sent).toEqual([]));
  },
};
const early = sceneOf([]);
early.ratings.isOpen = false;
TooEarly.args = early;

/** A wrong permalink. */
export const WrongPermalink: Story = {
  args: sceneOf([], 'fractions/gone'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/the permalink is wrong/)).toBeVisible());
  },
};
