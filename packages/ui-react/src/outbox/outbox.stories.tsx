import { exportFile } from '@lemma/core/outbox';
import type { AnswerOutbox, WaitingChange } from '@lemma/core/problem';
import {
  InMemoryIdentity,
  InMemoryOutboxDevice,
  InMemoryProblemGateway,
  TurnedClock,
  aUser,
} from '@lemma/core/testing';
import { succeed, fail } from '@lemma/core/store';
import { tokens } from '@lemma/core/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { useService } from '../binding/index.ts';
import { StoryServices } from '../testing/index.ts';
import { ImportAnswers, OutboxBar } from './index.ts';

const user = aUser({ id: 'ada', roles: [] });

function change(order: number, more: Partial<WaitingChange> = {}): WaitingChange {
  return {
    key: `k${String(order)}`,
    order,
    problem: { path: 'functions/lines', language: 'en' },
    attempt: 'a',
    answer: `1,${String(order)}`,
    text: String(order),
    language: 'en',
    version: 0,
    at: 0,
    isClosed: true,
    ...more,
  };
}

/** What the device has of the learner; nothing arrives. */
function sceneOf(changes: readonly WaitingChange[]) {
  const device = new InMemoryOutboxDevice();
  const texts = changes.map((each): [string, string] => [each.key, JSON.stringify({ version: 1, change: each })]);
  device.written.set(user.id, new Map(texts));
  const gateway = new InMemoryProblemGateway();
  gateway.cut();
  return { device, gateway, clock: new TurnedClock(), onSaveFile: fn() };
}

function Shown({ onSaveFile }: { readonly onSaveFile: () => void }) {
  const loader = useService(tokens.outbox);
  const [outbox, setOutbox] = useState<AnswerOutbox>();
  useEffect(() => void loader.load().then(setOutbox), [loader]);
  if (outbox === undefined) return null;
  return <OutboxBar outbox={outbox} problemHref={({ path }) => `#${path}`} onSaveFile={onSaveFile} />;
}

const meta = {
  title: 'Outbox',
  render: ({ device, gateway, clock, onSaveFile }) => (
    <StoryServices
      ports={{
        clock,
        problemGateway: gateway,
        outboxDevice: device,
        identity: new InMemoryIdentity({ kind: 'user', user }),
      }}
    >
      <Shown onSaveFile={onSaveFile} />
    </StoryServices>
  ),
  args: sceneOf([]),
} satisfies Meta<ReturnType<typeof sceneOf>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A quiet line with the way to the problems. */
export const Waiting: Story = {
  args: sceneOf([
    change(1),
    change(2),
    change(3, { problem: { path: 'functions/parabolas', language: 'en', worksheet: 'w1' }, fate: { kind: 'closed' } }),
  ]),
  play: async () => {
    await screen.findByText('Kept in this browser, 2 answers waiting · 1 answer no longer accepted');
    await userEvent.click(await screen.findByRole('button', { name: 'Show details' }));
    await screen.findByRole('link', { name: 'functions/parabolas' });
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** After a minute it is a banner. */
export const Overdue: Story = {
  args: sceneOf([change(1)]),
  play: async ({ args: { clock } }) => {
    await screen.findByText('Kept in this browser, 1 answer waiting');
    clock.turn(60_000);
    await screen.findByText('Nothing could be sent for a minute');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('as soon as it can be reached again'));
  },
};

/** What the platform never takes is not left to wait: a banner at once, with the way to a file. */
export const Rejected: Story = {
  args: sceneOf([change(1)]),
  play: async ({ args: { clock, gateway, onSaveFile } }) => {
    gateway.failures.keep = { kind: 'rejected' };
    clock.turn(3000);
    await screen.findByText('The platform does not accept your answers');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('waiting will not help'));
    await userEvent.click(await screen.findByRole('button', { name: 'Save as a file' }));
    await waitFor(() => expect(onSaveFile).toHaveBeenCalled());
  },
};

const outcomes = {
  taken: succeed({ taken: 3, refused: 1 }),
  foreign: fail({ kind: 'foreign' } as const),
} as const;

/** A file that was saved elsewhere; what becomes of it is said in its place. */
export const Import: Story = {
  render: ({ gateway }) => (
    <StoryServices ports={{ problemGateway: gateway }}>
      <ImportAnswers />
    </StoryServices>
  ),
  play: async ({ args: { gateway } }) => {
    const file = new File([exportFile('ada', [change(1)])], 'answers.json', { type: 'application/json' });
    await userEvent.click(await screen.findByText('Import saved answers'));
    gateway.imported = outcomes.taken;
    await userEvent.upload(await screen.findByLabelText('Choose a file'), file);
    await screen.findByText('3 answers have been taken over.');
    gateway.imported = outcomes.foreign;
    await userEvent.upload(await screen.findByLabelText('Choose a file'), file);
    await screen.findByText('These answers belong to somebody else. Nothing was imported.');
  },
};
