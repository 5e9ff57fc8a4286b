import type { Language } from '@lemma/core/language';
import type { ProblemProgress } from '@lemma/core/problem';
import type { Role } from '@lemma/core/session';
import { fail } from '@lemma/core/store';
import type { WorksheetReference } from '@lemma/core/worksheet';
import {
  InMemoryDocumentGateway,
  InMemoryIdentity,
  InMemoryProblemGateway,
  InMemoryWorksheetLookup,
  aUser,
  aWorksheet,
} from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { WorksheetScreen } from './worksheet-screen.tsx';

const problem = (title: string) => ({
  languages: ['de', 'en'] as const,
  xml: `<document kind="problem" lang="en"><title>${title}</title><content/></document>`,
});

const handedOut = `<document kind="problem" lang="en"><title>Cancel these fractions</title><content>
  <question id="q1"><text><p>Cancel 6/8: <ansref answer="1"/></p></text><answer type="input.number"/></question>
</content></document>`;

/** Milliseconds that are left of the deadlines of worksheets. */
const left = { w2: 9_000_000 - 1000, w3: 299_000, w4: -1 };

const timed = Object.entries(left).map(([id, ms]) =>
  aWorksheet({ id, templateId: id, deadline: { at: Date.UTC(2026, 11, 24, 17), left: ms } }),
);

const marked = (id: string, progress: ProblemProgress) =>
  aWorksheet({ id, templateId: id, progress: new Map([['fractions/p2', progress]]) });
const done = { answered: 1, asked: 1, isChanged: false } as const;
const withProgress = [
  marked('w6', { ...done, mark: 'wrong', isLate: false, score: 0.5 }),
  marked('w7', { ...done, mark: 'saved', isLate: true }),
];

/** A server that accepts no deadline for the worksheet `w5`. */
class WorksheetsWithDeadlines extends InMemoryWorksheetLookup {
  override find(reference: WorksheetReference) {
    return reference.id === 'w5'
      ? Promise.resolve(fail({ kind: 'deadlineNotSigned' } as const))
      : super.find(reference);
  }
}

interface WorksheetStory {
  /** The language in the address. */
  readonly language?: Language;
  readonly id: string;
  readonly first: number;
  readonly roles: readonly Role[];
}

/** Problems tell the deadline of their worksheet, too. */
function problemsOf(id: string): InMemoryProblemGateway {
  const problems = new InMemoryProblemGateway({ 'fractions/p1': { xml: () => handedOut } });
  problems.deadline = timed.find((sheet) => sheet.id === id)?.deadline;
  return problems;
}

function Page({ id, first, roles, language = 'en' }: WorksheetStory) {
  const [selected, setSelected] = useState(first);
  return (
    <StoryServices
      ports={{
        worksheetLookup: new WorksheetsWithDeadlines([aWorksheet(), ...timed, ...withProgress]),
        documentGateway: new InMemoryDocumentGateway({
          'fractions/p1': problem('Cancel these fractions'),
          'fractions/p2': problem('Add these fractions'),
        }),
        problemGateway: problemsOf(id),
        identity: new InMemoryIdentity({ kind: 'user', user: aUser({ roles }) }),
      }}
    >
      <WorksheetScreen
        reference={{ by: 'template', id }}
        language={language}
        selected={selected}
        backHref="#list"
        onSelect={setSelected}
        languageHref={(other) => `#lang=${other}`}
      />
    </StoryServices>
  );
}

const meta = {
  title: 'Screens/Worksheet',
  render: (story) => <Page {...story} />,
  args: { id: 'w1', first: 0, roles: ['access-pool', 'access-cep'] },
} satisfies Meta<WorksheetStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A worksheet that is missing in the language of the address says so, and in which language it is shown. */
export const InAnotherLanguage: Story = {
  args: { language: 'zh' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/There is no Chinese version of this worksheet\. It is shown in \w+\./)).toBeVisible(),
    );
  },
};

export const FirstProblem: Story = {
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2, name: 'Cancel these fractions' })).toBeVisible(),
    );
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Back to the list' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Previous problem' })).toBeDisabled());
    await userEvent.click(await screen.findByRole('button', { name: 'Next problem' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Add these fractions' })).toBeVisible());
    await waitFor(() => expect(screen.getByText('Problem 2 of 2')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next problem' })).toBeDisabled());
  },
};

/** Specification 000 §2 and §9: where the problem begins beside the list, and how wide the list is. */
export const BesideTheList: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async () => {
    const list = await screen.findByRole('navigation', { name: 'Problems' });
    const problem = await screen.findByRole('heading', { level: 2, name: 'Cancel these fractions' });
    const { left } = list.getBoundingClientRect();
    await waitFor(() => expect(Math.round(problem.getBoundingClientRect().left - left)).toBe(450));
    await waitFor(() => expect(list.getBoundingClientRect().width).toBe(350));
    await userEvent.click(await screen.findByRole('button', { name: /Collapse the list/ }));
    await waitFor(() => expect(list.getBoundingClientRect().width).toBe(40));
  },
};

/** Whoever may not read problems works on them: there is something to save, and no solution to show. */
export const AsALearner: Story = {
  args: { roles: [] },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox'), '3/4');
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2, name: 'Cancel these fractions' })).toBeVisible(),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Your answers have been saved.')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show solution' })).toBeNull());
  },
};

/** Every problem says how it stands, in words; what is missing is listed, and saved at once. */
export const WhatIsMissing: Story = {
  args: { id: 'w6', roles: [] },
  play: async () => {
    const list = within(await screen.findByRole('navigation', { name: 'Problems' }));
    await waitFor(() =>
      expect(
        list.getByRole('button', { name: /Cancel fractions Open · 0 of 1 question answered 1 point/ }),
      ).toBeVisible(),
    );
    await waitFor(() =>
      expect(list.getByRole('button', { name: /Add fractions Incorrect 1.5 of 3 points/ })).toBeVisible(),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'What is still missing?' }));
    const summary = within(await screen.findByRole('region', { name: 'What is still missing' }));
    await waitFor(() => expect(summary.getByRole('status')).toHaveTextContent('Saved: 1 of 2 problems.'));
    await waitFor(() => expect(summary.queryByRole('button', { name: /^Save/ })).toBeNull());
    await userEvent.type(await screen.findByRole('textbox'), '3/4');
    await waitFor(() =>
      expect(summary.getByRole('button', { name: /1\. Cancel fractions Open · not saved yet/ })).toBeVisible(),
    );
    await userEvent.click(await summary.findByRole('button', { name: 'Save 1 problem' }));
    await waitFor(() => expect(summary.getByRole('status')).toHaveTextContent('Everything is answered and saved.'));
    await waitFor(() => expect(list.getByRole('button', { name: /Cancel fractions Saved/ })).toBeVisible());
  },
};

/** What may not be seen is not told: no outcome, and no points that were reached. */
export const SavedWithoutAnOutcome: Story = {
  args: { id: 'w7', roles: [] },
  play: async () => {
    const list = within(await screen.findByRole('navigation', { name: 'Problems' }));
    await waitFor(() => expect(list.getByRole('button', { name: /Add fractions Saved late 3 points/ })).toBeVisible());
    await waitFor(() => expect(list.getByText('4 points in total')).toBeVisible());
  },
};

export const BeyondTheLast: Story = {
  args: { first: 99 },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Problem 2 of 2')).toBeVisible());
  },
};

export const NotMadeYet: Story = {
  args: { id: 'unknown' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('No worksheet has been created'));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Back to the list' })).toBeVisible());
  },
};

/** Less than a day before its deadline: the time that is left is counted. */
export const BeforeItsDeadline: Story = {
  args: { id: 'w2', roles: [] },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^Due on /)).toBeVisible());
    await waitFor(() => expect(screen.getAllByText('2 hours 30 minutes left')[0]).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeVisible());
  },
};

/** In the last five minutes the seconds are counted. */
export const InTheLastMinutes: Story = {
  args: { id: 'w3', roles: [] },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^4 minutes \d+ seconds? left$/)).toBeVisible());
  },
};

export const AfterItsDeadline: Story = {
  args: { id: 'w4', roles: [] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The deadline has passed.'));
    // Nothing can be handed in any more.
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Cancel these fractions' })).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'What is still missing?' })).toBeNull());
  },
};

/** Whoever alters the deadline in the address sees no worksheet instead of one without a deadline. */
export const WithADeadlineOfSomebodyElse: Story = {
  args: { id: 'w5', roles: [] },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('The deadline in the address was not set for you'),
    );
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  },
};

/** On a phone the way back, the problems and both steps are within reach, the steps in one row. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('link', { name: 'Back to the list' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: /^Problems \(2\)/ })).toBeVisible());
    const [previous, next] = await Promise.all(
      ['Previous problem', 'Next problem'].map((name) => screen.findByRole('button', { name })),
    );
    await waitFor(() => expect(previous?.getBoundingClientRect().top).toBe(next?.getBoundingClientRect().top));
    await userEvent.click(await screen.findByRole('button', { name: /^Problems \(2\)/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^2 Add fractions/ }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^2 Add fractions/ })).toBeNull());
    await waitFor(() => expect(screen.getByText('Problem 2 of 2')).toBeVisible());
  },
};
