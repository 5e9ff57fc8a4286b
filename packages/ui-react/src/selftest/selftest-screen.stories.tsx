import type { Selftest } from '@lemma/core/selftest';
import type { CorrectedQuestion, StoredAnswers } from '@lemma/core/problem';
import {
  aUser,
  InMemoryIdentity,
  InMemoryProblemGateway,
  InMemorySelftests,
  TurnedClock,
  type InMemoryProblem,
} from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { SelftestScreen } from './selftest-screen.tsx';

/** A sum with other numbers in every draw. */
const sum = (more: number): InMemoryProblem => {
  const xml = (draw: number) => `<document kind="problem" lang="en"><title>Add ${String(more)}</title><content>
    <question id="q1" number="1" type="input.number">
      <text><p>${String(draw)} + ${String(more)} = <ansref answer="1"/></p></text><answer type="input.number"/>
    </question></content></document>`;
  const correct = (answers: StoredAnswers): readonly CorrectedQuestion[] => {
    const given = answers.get('1,1')?.text ?? '';
    const isRight = given === String(1 + more);
    const verdict = given === '' ? 'empty' : isRight ? 'right' : 'wrong';
    const answer = { verdict, given, score: isRight ? 1 : 0, isConsistent: false, solution: String(1 + more) } as const;
    return [{ number: 1, score: answer.score, isRight, answers: [answer], options: new Map(), rightOptions: [] }];
  };
  return { xml, correct, controls: ['correction'] };
};

const selftest: Selftest = {
  id: 'selftest-1',
  course: 'courses/sums',
  title: 'Can you add?',
  topic: 'Sums',
  state: 'work',
  round: 1,
  problems: [
    { path: 'sums/one', language: 'en', name: 'Add 1' },
    { path: 'sums/two', language: 'en', name: 'Add 2' },
  ],
};

interface Scene {
  readonly gateway: InMemoryProblemGateway;
  readonly selftests: InMemorySelftests;
  readonly id?: string;
}

function sceneOf(more: Partial<Selftest> = {}): Scene {
  return {
    gateway: new InMemoryProblemGateway({ 'sums/one': sum(1), 'sums/two': sum(2) }),
    selftests: new InMemorySelftests([{ ...selftest, ...more }]),
  };
}

const meta = {
  title: 'Screens/Self-test',
  render: ({ gateway, selftests, id = selftest.id }) => (
    <StoryServices
      ports={{
        problemGateway: gateway,
        selftestGateway: selftests,
        clock: new TurnedClock(),
        identity: new InMemoryIdentity({ kind: 'user', user: aUser({ roles: ['course-member'] }) }),
      }}
    >
      <SelftestScreen id={id} language="en" backHref="#start" />
    </StoryServices>
  ),
  args: sceneOf(),
} satisfies Meta<Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

const fields = () => screen.findAllByRole('textbox');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Every problem stands on the page, with fields and without buttons of its own. */
export const Work: Story = {
  args: sceneOf(),
  play: async () => {
    await waitFor(async () => expect(await fields()).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Evaluation' })).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  },
};

export const WorkInTheDark: Story = { ...Work, args: sceneOf(), globals: { appearance: 'dark' } };

/** Before the evaluation it is asked; no leaves everything as it was. */
export const Asked: Story = {
  args: sceneOf(),
  play: async ({ args: { selftests } }) => {
    await waitFor(async () => expect(await fields()).toHaveLength(2));
    await press('Evaluation');
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Evaluate the self-test?' })).toBeVisible());
    await press('No, keep working');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(selftests.asked).toEqual([]));
    await press('Evaluation');
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};

/** Yes evaluates everything: no message about saving, the result on top, and the other button. */
export const Feedback: Story = {
  args: sceneOf(),
  play: async ({ args: { gateway, selftests } }) => {
    const [first] = await fields();
    if (first === undefined) throw new Error('no field');
    await userEvent.type(first, '2');
    for (const path of ['sums/one', 'sums/two'])
      await gateway.save({ path, language: 'en', worksheet: selftest.id }, `${path}.1`);
    await press('Evaluation');
    await press('Yes, evaluate');
    await waitFor(() => expect(selftests.asked).toEqual(['feedback']));
    await waitFor(() => expect(screen.getByText('Result: 50%')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'New problems' })).toBeVisible());
    await waitFor(() => expect(screen.queryByText('Your answers have been saved.')).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** A dialog of its own asks before everything is replaced. */
export const AskedForNewProblems: Story = {
  args: sceneOf({ state: 'feedback', score: 0.5 }),
  play: async () => {
    await press('New problems');
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Begin with new problems?' })).toBeVisible());
    await press('Yes, new problems');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Evaluation' })).toBeVisible());
    await waitFor(() => expect(screen.queryByText(/^Result/)).toBeNull());
  },
};

/** A tutor has to decide about something. */
export const Undecided: Story = {
  args: sceneOf({ state: 'feedback', score: 0.25, isUndecided: true }),
  play: async () => {
    await waitFor(() => expect(screen.getByText('Result so far: 25%')).toBeVisible());
    await waitFor(() => expect(screen.getByText(/your tutor will look at it/)).toBeVisible());
  },
};

const slow = sceneOf();
slow.selftests.delay = new Promise(() => undefined);

/** While it is evaluated, the button is busy and it is said what goes on, and nothing about saving. */
export const Evaluating: Story = {
  args: slow,
  play: async () => {
    await waitFor(async () => expect(await fields()).toHaveLength(2));
    const [first] = await fields();
    if (first !== undefined) await userEvent.type(first, '2');
    await press('Evaluation');
    await press('Yes, evaluate');
    await waitFor(() => expect(screen.getByText('Your answers are being evaluated …')).toBeVisible());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Evaluation' })).toHaveAttribute('aria-busy', 'true'),
    );
    await waitFor(() => expect(screen.queryByText(/saved once/i)).toBeNull());
  },
};

const failing = sceneOf();
failing.selftests.failure = { kind: 'unavailable' };

/** The platform cannot be reached: the self-test stays as it was. */
export const Failed: Story = {
  args: failing,
  play: async () => {
    await waitFor(async () => expect(await fields()).toHaveLength(2));
    await press('Evaluation');
    await press('Yes, evaluate');
    await waitFor(() => expect(screen.getByText(/could not be evaluated. Your answers are safe/)).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Evaluation' })).toBeVisible());
  },
};

const waiting = sceneOf();
waiting.selftests.failure = { kind: 'codeWaits' };

/** Code among the answers cannot be run: an evaluation would be final, so there is none yet. */
export const CodeWaits: Story = {
  args: waiting,
  play: async () => {
    await waitFor(async () => expect(await fields()).toHaveLength(2));
    await press('Evaluation');
    await press('Yes, evaluate');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/cannot run your code at the moment/));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Evaluation' })).toBeVisible());
    await waitFor(async () => expect(await fields()).toHaveLength(2));
  },
};

export const NotFound: Story = {
  args: { ...sceneOf(), id: 'selftest-gone' },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Self-test not found')).toBeVisible());
  },
};

const forbidden = sceneOf();
forbidden.selftests.listFailure = { kind: 'forbidden' };

export const Forbidden: Story = {
  args: forbidden,
  play: async () => {
    await waitFor(() => expect(screen.getByText('Self-tests are for the members of a course.')).toBeVisible());
  },
};
