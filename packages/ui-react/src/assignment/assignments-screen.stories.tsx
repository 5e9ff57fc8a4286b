import type { AssignedPerson, Assignment, Person } from '@lemma/core/assignment';
import { InMemoryAssignments, InMemoryWorksheetLookup, aWorksheet } from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { AssignmentsScreen, type ShownAssignments } from './assignments-screen.tsx';

const now = Date.parse('2026-12-01T12:00:00Z');
const [hour, day] = [3_600_000, 86_400_000];

const lea: Person = { id: 'id-lea', username: 'lea', name: 'Lea Learner' };
const max: Person = { id: 'id-max', username: 'max', name: 'Max Mustermann' };
const nobody: Person = { id: 'gsso_rwth_4f1c0ffee4f1c0ffee4f1c0ffee4f1c0ffee' };

const assignment: Assignment = {
  id: 'a1',
  version: '1',
  worksheet: { id: 'w1', title: { de: 'Blatt der Woche 7', en: 'Sheet of week 7' } },
  terms: { audience: 'named', opens: now - day, deadline: now - hour, timeLimit: 90, takesLate: true },
  people: 3,
};

const people: readonly AssignedPerson[] = [
  {
    person: lea,
    start: now - 3 * hour,
    extension: {
      deadline: now + day,
      extraShare: 0.25,
      reason: 'Ill',
      by: 'Lena Lecturer',
      at: '2026-12-01T08:00:00Z',
    },
    deadline: now - 3 * hour + 1.875 * hour,
    phase: 'late',
    saved: 2,
    late: 1,
    lastLate: '2026-12-01T11:30:00Z',
  },
  { person: max, deadline: now - hour, phase: 'late', saved: 0, late: 0 },
  { person: nobody, start: now - 2 * hour, deadline: now - hour, phase: 'late', saved: 3, late: 0 },
];

const several = () => new InMemoryAssignments({ held: [{ assignment, people }], people: [lea, max, nobody], now });

interface AssignmentsStory {
  readonly gateway: InMemoryAssignments;
  readonly shown: ShownAssignments;
  readonly onShow: (shown: ShownAssignments) => void;
}

const meta = {
  title: 'Screens/Assignments',
  args: { gateway: several(), shown: { kind: 'one', id: 'a1' }, onShow: fn() },
  beforeEach: ({ args }) => {
    args.gateway.failure = undefined;
  },
  render: ({ gateway, shown, onShow }) => (
    <StoryServices ports={{ assignmentGateway: gateway, worksheetLookup: new InMemoryWorksheetLookup([aWorksheet()]) }}>
      <AssignmentsScreen
        shown={shown}
        links={{
          all: '#all',
          assignment: (id) => `#${id}`,
          worksheet: (id) => `#worksheet-${id}`,
          learner: (id) => `#work-${id}`,
          pool: '#pool',
        }}
        onCopy={() => Promise.resolve()}
        onShow={onShow}
      />
    </StoryServices>
  ),
} satisfies Meta<AssignmentsStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two are selected and get more time; the notice puts back what there was. */
export const MoreTime: Story = {
  args: { gateway: several() },
  play: async ({ canvas, args: { gateway } }) => {
    const extensions = () => gateway.held.get('a1')?.people.map(({ extension }) => extension?.extraShare);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Lea Learner/ }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Max Mustermann/ }));
    await waitFor(() => expect(canvas.getByText('2 people selected')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Give more time' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Enter a deadline or an extra share.'));
    await userEvent.type(canvas.getByRole('textbox', { name: /Extra share/ }), '50');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'Fire alarm');
    await userEvent.click(canvas.getByRole('button', { name: 'Give more time' }));
    await waitFor(() => expect(extensions()).toEqual([0.5, 0.5, undefined]));
    await waitFor(() => expect(screen.getByText('2 people have this time now.')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(extensions()).toEqual([0.25, undefined, undefined]));
  },
};

/** What is wrong in a list is said by line; nothing is taken unless that is confirmed. */
export const FromAList: Story = {
  args: { gateway: several() },
  play: async ({ canvas, args: { gateway } }) => {
    await userEvent.click(await canvas.findByText('Paste a list (CSV)'));
    const list = canvas.getByRole('textbox', { name: 'List' });
    await userEvent.click(list);
    await userEvent.paste('user;deadline;extra;reason\nmax;2026-12-24 18:00;;"ill; note"\nnina;;25;\nlea;soon;;\n');
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    const findings = within(await canvas.findByRole('alert'));
    await waitFor(() => expect(findings.getByText('Line 3: “nina” is not part of this assignment')).toBeVisible());
    await waitFor(() => expect(findings.getByText('Line 4: “soon” is not a time')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Apply' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Apply the correct lines only' }));
    await waitFor(() => expect(gateway.held.get('a1')?.people[1]?.extension?.reason).toBe('ill; note'));
    await waitFor(() => expect(list).toHaveValue(''));
  },
};

export const LateWorkAccepted: Story = {
  args: { gateway: several() },
  play: async ({ canvas, args: { gateway } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept the late work of Lea Learner' }));
    await waitFor(() => expect(gateway.held.get('a1')?.people[0]?.late).toBe(0));
    await waitFor(() => expect(screen.getByText('The late work of Lea Learner counts now.')).toBeVisible());
  },
};

/** Of several at once: of those who are selected, whoever was late. */
export const LateWorkOfSeveralAccepted: Story = {
  args: {
    gateway: new InMemoryAssignments({
      held: [
        {
          assignment,
          people: people.map((each, at) => (at === 1 ? each : { ...each, late: 2, lastLate: '2026-12-01T11:30:00Z' })),
        },
      ],
      people: [lea, max, nobody],
      now,
    }),
  },
  play: async ({ canvas, args: { gateway } }) => {
    const work = await canvas.findByRole('link', { name: 'View work of Lea Learner' });
    await waitFor(() => expect(work).toHaveAttribute('href', '#work-id-lea'));
    // Whoever has neither opened it nor handed anything in has no work.
    await waitFor(() => expect(canvas.queryByRole('link', { name: /View work of Max/ })).toBeNull());
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Accept the late work of \d/ })).toBeNull());
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept the late work of 2 people' }));
    await waitFor(() => expect(gateway.held.get('a1')?.people.map(({ late }) => late)).toEqual([0, 0, 0]));
    await waitFor(() => expect(screen.getByText('The late work of 2 people counts now.')).toBeVisible());
  },
};

/** Somebody else has changed it meanwhile: nothing is overwritten, and nothing typed is lost. */
export const ChangedMeanwhile: Story = {
  args: { gateway: several() },
  play: async ({ canvas, args: { gateway } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change' }));
    const names = canvas.getByRole('textbox', { name: 'User names' });
    await waitFor(() => expect(names).toHaveValue('lea\nmax\ngsso_rwth_4f1c0ffee4f1c0ffee4f1c0ffee4f1c0ffee'));
    await userEvent.clear(names);
    await userEvent.type(names, 'nina');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Nobody has this name: nina'));
    gateway.changeFailure = { kind: 'conflict' };
    await userEvent.clear(names);
    await userEvent.type(names, 'lea');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/changed in the meantime/));
    await waitFor(() => expect(names).toHaveValue('lea'));
    gateway.changeFailure = undefined;
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(gateway.held.get('a1')?.people).toHaveLength(1));
  },
};

/** Names that nobody has are listed, the others are taken; and what there was before comes back. */
export const ChangedAndUndone: Story = {
  args: { gateway: several() },
  play: async ({ canvas, args: { gateway } }) => {
    const userIds = () => gateway.held.get('a1')?.people.map(({ person }) => person.id);
    const before = userIds();
    await userEvent.click(await canvas.findByRole('button', { name: 'Change' }));
    const names = canvas.getByRole('textbox', { name: 'User names' });
    await userEvent.clear(names);
    await userEvent.type(names, 'lea, nina');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(userIds()).toEqual([lea.id]));
    await waitFor(() => expect(screen.getByText(/has been changed\. Nobody has this name: nina/)).toBeVisible());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(userIds()).toEqual(before));
  },
};

/** A deadline that has passed is set only if the button is pressed once more. */
export const DeadlineThatHasPassed: Story = {
  args: { gateway: several(), shown: { kind: 'new', worksheet: 'w1' } },
  play: async ({ canvas, args: { gateway } }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'User names' }), 'lea');
    await userEvent.type(canvas.getByLabelText('Deadline'), '2026-11-01T12:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/^This deadline has passed\..*“Assign” again/),
    );
    await waitFor(() => expect(gateway.held.has('made-2')).toBe(false));
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(gateway.held.has('made-2')).toBe(true));
  },
};

export const Deleted: Story = {
  args: { gateway: several() },
  play: async ({ canvas, args: { gateway, onShow } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(onShow).toHaveBeenCalledWith({ kind: 'all' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(gateway.held.has('a1')).toBe(true));
  },
};

export const NewOne: Story = {
  args: { gateway: several(), shown: { kind: 'new', worksheet: 'w1' } },
  play: async ({ canvas, args: { gateway, onShow } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Name at least one person.'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'User names' }), 'lea\nMax');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Time limit in minutes' }), '90');
    const credit = canvas.getByRole('textbox', { name: 'Credit for late work in percent' });
    await userEvent.clear(credit);
    await userEvent.type(credit, '101');
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('A number from 0 to 100.'));
    await userEvent.clear(credit);
    await userEvent.type(credit, '50');
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(onShow).toHaveBeenCalledWith({ kind: 'one', id: 'made-2' }));
    await waitFor(() =>
      expect(gateway.held.get('made-2')).toMatchObject({
        assignment: { terms: { audience: 'named', timeLimit: 90, takesLate: true, lateCredit: 0.5 } },
        people: [{ person: lea }, { person: max }],
      }),
    );
  },
};

/** A list of people is kept under a name, and added to another list again. */
export const Groups: Story = {
  args: { gateway: several(), shown: { kind: 'new', worksheet: 'w1' } },
  play: async ({ canvas, args: { gateway } }) => {
    const names = await canvas.findByRole('textbox', { name: 'User names' });
    const groups = within(canvas.getByRole('region', { name: 'Groups' }));
    await userEvent.click(groups.getByRole('button', { name: 'Save this list as a group' }));
    await waitFor(() => expect(groups.getByRole('alert')).toHaveTextContent('Enter a name for the group.'));
    await userEvent.type(names, 'lea, nina');
    await userEvent.type(groups.getByRole('textbox', { name: 'Name of the group' }), 'Tuesday{Enter}');
    await waitFor(() => expect(groups.getByRole('alert')).toHaveTextContent('Nobody has this name: nina'));
    await userEvent.clear(names);
    await userEvent.type(names, 'lea, max');
    await userEvent.click(groups.getByRole('button', { name: 'Save this list as a group' }));
    await waitFor(() => expect(groups.getByRole('option', { name: 'Tuesday (2 people)' })).toBeInTheDocument());
    await userEvent.clear(names);
    await userEvent.type(names, 'ada');
    await userEvent.click(groups.getByRole('button', { name: 'Add to the list' }));
    await waitFor(() => expect(names).toHaveValue('ada\nlea\nmax'));
    await userEvent.click(groups.getByRole('button', { name: 'Delete group' }));
    await waitFor(() => expect(gateway.groupsByName.size).toBe(0));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(gateway.groupsByName.get('Tuesday')).toHaveLength(2));
  },
};

export const All: Story = {
  args: { gateway: several(), shown: { kind: 'all' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Sheet of week 7' })).toHaveAttribute('href', '#a1'));
    await waitFor(() => expect(canvas.getByText(/90 minutes from when each person begins/)).toBeVisible());
  },
};

export const None: Story = {
  args: { gateway: new InMemoryAssignments(), shown: { kind: 'all' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('You have not assigned a worksheet yet.')).toBeVisible());
  },
};

export const DoesNotLoad: Story = {
  args: { gateway: several() },
  beforeEach: ({ args: { gateway } }) => {
    gateway.failure = { kind: 'unavailable' };
  },
  play: async ({ canvas, args: { gateway } }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    gateway.failure = undefined;
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Sheet of week 7' })).toBeVisible());
  },
};

export const SomebodyElses: Story = {
  args: { gateway: several(), shown: { kind: 'one', id: 'other' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/belongs to somebody else/));
  },
};

export const OnAPhone: Story = {
  args: { gateway: several() },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('Lea Learner')).toBeVisible());
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth));
  },
};
