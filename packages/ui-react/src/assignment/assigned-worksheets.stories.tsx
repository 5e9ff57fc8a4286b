import type { AssignedWorksheet } from '@lemma/core/assignment';
import { InMemoryAssignments } from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { AssignedWorksheets } from './assigned-worksheets.tsx';

const hour = 3_600_000;
const noon = Date.parse('2026-12-01T12:00:00Z');
const at = (hours: number) => ({ at: noon + hours * hour, left: hours * hour });

function assigned(id: string, more: Partial<AssignedWorksheet>): AssignedWorksheet {
  return {
    assignment: id,
    worksheet: { id: `w-${id}`, title: { en: `Sheet ${id}` } },
    phase: 'open',
    problems: 4,
    saved: 0,
    ...more,
  };
}

const own = [
  assigned('1', { deadline: at(24), saved: 2 }),
  assigned('2', { phase: 'notBegun', deadline: at(24 * 6), timeLimit: 90 }),
  assigned('3', { phase: 'late', deadline: { ...at(-2), takesLate: true } }),
  assigned('4', { deadline: at(24 * 365) }),
  assigned('5', { phase: 'over', deadline: at(-24), saved: 4 }),
];

const meta = {
  title: 'Screens/Assigned worksheets',
  args: { gateway: new InMemoryAssignments({ own }) },
  render: ({ gateway }) => (
    <StoryServices ports={{ assignmentGateway: gateway }}>
      <AssignedWorksheets worksheetHref={(id) => `#${id}`} />
    </StoryServices>
  ),
} satisfies Meta<{ readonly gateway: InMemoryAssignments }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is left of the time, by the clock of the platform. */
export const Several: Story = {
  play: async ({ canvas }) => {
    const rows = (await canvas.findAllByRole('listitem')).map((row) => row.textContent.replaceAll('\u202f', ' '));
    await waitFor(() =>
      expect(rows).toEqual([
        expect.stringMatching(/^Sheet 1due tomorrow, .* · 2 of 4 handed in$/),
        expect.stringMatching(
          /^Sheet 2due Mon, Dec 7, .* · 90 minutes once you begin · 0 of 4 handed inNot begun yet$/,
        ),
        expect.stringMatching(/^Sheet 3deadline passed today, .* · 0 of 4 handed inDeadline passed$/),
        expect.stringMatching(/^Sheet 4due Wed, Dec 1, 2027, .* · 0 of 4 handed in$/),
        expect.stringMatching(/^Sheet 5deadline passed yesterday, .* · 4 of 4 handed inOver$/),
      ]),
    );
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Sheet 1' })).toHaveAttribute('href', '#w-1'));
  },
};

export const DoesNotLoad: Story = {
  args: { gateway: new InMemoryAssignments({ own }) },
  beforeEach: ({ args: { gateway } }) => {
    gateway.failure = { kind: 'unavailable' };
  },
  play: async ({ canvas, args: { gateway } }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    gateway.failure = undefined;
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(5));
  },
};
