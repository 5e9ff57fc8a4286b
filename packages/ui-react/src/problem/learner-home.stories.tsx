import type { OpenDocument } from '@lemma/core/problem';
import { fail, succeed } from '@lemma/core/store';
import { InMemoryIdentity, InMemoryProblemCollection, aUser, noAnswer } from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { LearnerHome } from './learner-home.tsx';

type Standing = NonNullable<OpenDocument['standing']>;

function problem(name: string, topic: string | undefined, standing?: Omit<Standing, 'lastOpened'>): OpenDocument {
  return {
    path: `pool/${name.toLowerCase().replaceAll(' ', '-')}`,
    language: 'en',
    name,
    description: `Practise: ${name.toLowerCase()}.`,
    ...(topic !== undefined && { topic }),
    ...(standing && { standing: { ...standing, lastOpened: '2026-11-23T08:00:00Z' } }),
  };
}

const problems: readonly OpenDocument[] = [
  problem('Add fractions', 'fractions', { tries: 1, progress: 0.5 }),
  problem('Cancel fractions', 'fractions', { tries: 2, progress: 1, performance: 'passedExcellent' }),
  problem('Divide fractions', 'fractions'),
  problem('The slope of a line', 'linear functions', { tries: 3, progress: 1, performance: 'feedbackSubtasks' }),
  problem('Two lines', 'linear functions', { tries: 0, progress: 0 }),
  problem('A riddle', undefined),
];

const meta = {
  title: 'Screens/Learner home',
  render: ({ collection }) => (
    <StoryServices
      ports={{
        problemCollection: collection,
        identity: new InMemoryIdentity({ kind: 'user', user: aUser({ roles: [] }) }),
      }}
    >
      <LearnerHome
        problemHref={(path, language) => `#${path}?${language}`}
        courseHref="#course"
        more={[{ name: 'licences', href: '#licences' }]}
      />
    </StoryServices>
  ),
  args: { collection: new InMemoryProblemCollection(succeed(problems)) },
} satisfies Meta<{ readonly collection: InMemoryProblemCollection }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The problem worked on last comes first, and stands once among those of its topic. */
export const Begun: Story = {
  play: async ({ canvas }) => {
    const last = within(await canvas.findByRole('region', { name: 'Continue where you left off' }));
    await waitFor(() =>
      expect(last.getByRole('link', { name: 'Continue: Add fractions' })).toHaveAttribute(
        'href',
        '#pool/add-fractions?en',
      ),
    );
    await waitFor(() =>
      expect(canvas.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
        'Add fractions',
        'fractions',
        'linear functions',
        'More problems',
      ]),
    );
    const rows = (await canvas.findAllByRole('listitem')).map((row) => row.textContent);
    await waitFor(() =>
      expect(rows).toEqual([
        expect.stringMatching(/^Cancel fractions.*Passed$/),
        expect.stringMatching(/^Divide fractions/),
        expect.stringMatching(/^Add fractions.*50% answeredStarted$/),
        expect.stringMatching(/^The slope of a line.*Not passed yet$/),
        expect.stringMatching(/^Two lines.*Started$/),
        expect.stringMatching(/^A riddle/),
      ]),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Read the course' })).toHaveAttribute('href', '#course'),
    );
  },
};

export const NothingBegun: Story = {
  args: { collection: new InMemoryProblemCollection(succeed([problem('Add fractions', 'fractions')])) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Add fractions' })).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Continue where you left off' })).toBeNull());
  },
};

export const Empty: Story = {
  args: { collection: new InMemoryProblemCollection(succeed([])) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/No problem has been opened for you yet/)).toBeVisible());
  },
};

export const DoesNotLoad: Story = {
  args: { collection: new InMemoryProblemCollection(fail({ kind: 'unavailable' })) },
  play: async ({ canvas, args: { collection }, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Your problems could not be loaded.'));
    collection.answer = succeed(problems);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Two lines' })).toBeVisible());
  },
};

export const Forbidden: Story = {
  args: { collection: new InMemoryProblemCollection(fail({ kind: 'forbidden' })) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('You don’t have permission'));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull());
  },
};

export const Loading: Story = {
  args: { collection: new InMemoryProblemCollection(noAnswer) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Read the course' })).toBeVisible());
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Two lines' })).toBeVisible());
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth));
  },
};
