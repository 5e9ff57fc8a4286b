import type { GameMove, GameStanding } from '@lemma/core/game';
import { aUser, InMemoryIdentity, InMemoryProblemGateway, TurnedClock } from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { ProblemScreen } from './problem-screen.tsx';

const path = 'fractions/race';

const xml = () => `<document kind="problem" lang="en"><title>Quick sums</title><content>
  <p>Add as fast as you can.</p>
  <questionplan duration="60"><level questions="1 2"/><level questions="1"/><level questions="2"/></questionplan>
  <question id="q1" number="1" type="input.number"><text><p>1 + 1 = <ansref answer="1"/></p></text>
    <answer type="input.number"/></question>
  <question id="q2" number="2" type="input.number"><text><p>2 + 2 = <ansref answer="1"/></p></text>
    <answer type="input.number"/></question>
</content></document>`;

const rules: GameStanding = {
  levels: 3,
  maxAllowed: 2,
  duration: { seconds: 60, per: 'level' },
  threshold: 0.5,
  isRepeatable: true,
  isListed: true,
};

const row = (rank: number, score: number, seconds: number) => ({
  ...{ rank, score, seconds },
  ...{ isCurrent: false, isOwn: false, isMyBest: false },
});
const own = { isOwn: true, isMyBest: true };

interface Scene {
  readonly gateway: InMemoryProblemGateway;
  readonly clock: TurnedClock;
}

/** A game that stands like this before the first move, and after each. */
function sceneOf(game: (moves: readonly GameMove[]) => Partial<GameStanding>): Scene {
  const gateway = new InMemoryProblemGateway({
    [path]: { xml, controls: [], game: (moves) => ({ ...rules, ...game(moves) }) },
  });
  return { gateway, clock: new TurnedClock() };
}

const playing = (left: number | undefined, spent = 0) =>
  sceneOf(() => ({
    play: { level: 2, tasks: [1, 2], task: 1, spent, ...(left !== undefined && { left }) },
  }));

const meta = {
  title: 'Screens/Game',
  render: ({ gateway, clock }) => (
    <StoryServices
      ports={{
        problemGateway: gateway,
        clock,
        identity: new InMemoryIdentity({ kind: 'user', user: aUser({ roles: [] }) }),
      }}
    >
      <ProblemScreen path={path} language="en" backHref="#start" languageHref={(language) => `#lang=${language}`} />
    </StoryServices>
  ),
  args: sceneOf(() => ({})),
} satisfies Meta<Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.findByRole('button', { name });
const timer = () => screen.findByRole('timer');

/** Numbered circles: passed, open and locked, each with its reason. */
export const LevelChoice: Story = {
  args: sceneOf(() => ({})),
  play: async () => {
    await waitFor(async () => expect(await button('Level 1')).toHaveAccessibleDescription('Passed, can be repeated'));
    await waitFor(async () => expect(await button('Level 2')).toHaveAccessibleDescription('Ready to play'));
    await waitFor(async () => expect(await button('Level 3')).toHaveAttribute('aria-disabled', 'true'));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  },
};

export const LevelChoiceInTheDark: Story = { ...LevelChoice, globals: { appearance: 'dark' } };

/** One task, the time and the button of a level that is played. Nothing is red at 16 seconds. */
export const Running: Story = {
  args: playing(16_000),
  play: async () => {
    await waitFor(async () => expect(await timer()).toHaveAccessibleName('0 min 16 s left'));
    await waitFor(async () => expect(await timer()).not.toHaveAttribute('data-critical'));
    await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(1));
    await waitFor(async () => expect(await button('Next')).toBeVisible());
  },
};

/** At 0:15 the time is red, and in words. */
export const Red: Story = {
  args: playing(15_000),
  play: async () => {
    await waitFor(async () => expect(await timer()).toHaveAttribute('data-critical', 'true'));
    await waitFor(() => expect(screen.getByText('Almost out of time')).toBeVisible());
  },
};

export const RedInTheDark: Story = { ...Red, args: playing(15_000), globals: { appearance: 'dark' } };

/** Without a limit time is measured, and never red. */
export const Stopwatch: Story = {
  args: sceneOf(() => ({ play: { level: 1, tasks: [1, 2], task: 1, spent: 5000 } })),
  play: async () => {
    await waitFor(async () => expect(await timer()).not.toHaveAttribute('data-critical'));
  },
};

/** A level that is over, but whose code the platform cannot run: nothing is lost, and nothing can be typed any more. */
export const Waiting: Story = {
  args: sceneOf(() => ({ play: { level: 1, tasks: [1, 2], task: 1, spent: 5000, isWaiting: true } })),
  play: async () => {
    await waitFor(() => expect(screen.getByText(/cannot run your code at the moment/)).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
    // Nor is there anything to press for.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true'));
  },
};

const cut = playing(1000);

/** The time is up, and the platform cannot be reached: what was given is handed in later. */
export const Expired: Story = {
  args: cut,
  play: async ({ args: { gateway, clock } }) => {
    await timer();
    gateway.failures.play = { kind: 'unavailable' };
    clock.turn(1000);
    clock.turn(1000);
    await waitFor(() => expect(screen.getByText(/Time is up. What you have entered in time/)).toBeVisible());
  },
};

const over = (more: Partial<GameStanding> = {}) =>
  sceneOf((moves) => {
    const isOver = moves.some(({ kind }) => kind === 'finish');
    return isOver
      ? {
          last: {
            level: 2,
            highscores: {
              thresholdAchieved: true,
              entries: [
                row(1, 100, 41),
                { ...row(2, 100, 185), ...own, isMyBest: false },
                row(3, 90, 20),
                row(4, 50, 8),
                { ...row(12, 50, 59), isOwn: true, isCurrent: true },
              ],
            },
          },
          ...more,
        }
      : { play: { level: 2, tasks: [1], task: 1, spent: 0, left: 40_000 } };
  });

/** The level is over: its heading has the focus; own rows are marked, what is left out is told. */
export const Finished: Story = {
  args: over(),
  play: async () => {
    await userEvent.click(await button('Finished'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Level 2 is over' })).toHaveFocus());
    await waitFor(() => expect(screen.getByText('50 points in 0m 59s')).toBeVisible());
    await waitFor(() => expect(screen.getByText(/reached the threshold/)).toBeVisible());
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    // A heading, three rows, a gap, the current one, a gap (specification 001 §4).
    await waitFor(() => expect(rows).toHaveLength(7));
    await waitFor(() => expect(rows[2]).toContain('3m 05s'));
    await waitFor(() => expect(screen.getAllByRole('row')[5]).toHaveAttribute('aria-current', 'true'));
    await waitFor(async () => expect(await button('Start')).toBeVisible());
  },
};

export const FinishedInTheDark: Story = { ...Finished, args: over(), globals: { appearance: 'dark' } };

/** Where results may not be seen it is only told that the level was handed in. */
export const FinishedUntold: Story = {
  args: over({ last: { level: 2 } }),
  play: async () => {
    await userEvent.click(await button('Finished'));
    await waitFor(() => expect(screen.getByText('Level 2 has been handed in.')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
  },
};

/** Without levels there is no game. */
export const NoGame: Story = {
  args: sceneOf(() => ({ levels: 0, maxAllowed: 0 })),
  play: async () => {
    await waitFor(() => expect(screen.getByText('No game was found.')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Level 1' })).toBeNull());
  },
};
