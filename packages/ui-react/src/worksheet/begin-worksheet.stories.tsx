import type { Unbegun } from '@lemma/core/deadline';
import { fail, succeed } from '@lemma/core/store';
import {
  aUser,
  aWorksheet,
  InMemoryIdentity,
  InMemoryProblemGateway,
  InMemoryWorksheetLookup,
  TurnedClock,
} from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { WorksheetScreen } from './worksheet-screen.tsx';

const [minute, hour] = [60_000, 3_600_000];
const handedOut = `<document kind="problem" lang="en"><title>Cancel these fractions</title><content>
  <question id="q1"><text><p>Cancel 6/8: <ansref answer="1"/></p></text><answer type="input.number"/></question>
</content></document>`;

const exam: Unbegun = {
  title: { en: 'Fractions, second test' },
  duration: 90 * minute,
  ends: { at: Date.parse('2026-12-01T17:00:00Z'), left: 26 * hour },
  handsInAtDeadline: true,
};

interface BeginStory {
  readonly unbegun: Unbegun;
  readonly worksheets: InMemoryWorksheetLookup;
  readonly clock: TurnedClock;
}

const args = (unbegun: Partial<Unbegun> = {}) => ({
  unbegun: { ...exam, ...unbegun },
  worksheets: new InMemoryWorksheetLookup([aWorksheet({ title: { en: exam.title.en ?? '' }, languages: ['en'] })]),
  clock: new TurnedClock(),
});

const meta = {
  title: 'Screens/Worksheet begins',
  args: args(),
  beforeEach: ({ args: { worksheets, unbegun } }) => {
    worksheets.unbegun.set('w1', unbegun);
    worksheets.begun.length = 0;
    worksheets.beginning = succeed(undefined);
  },
  render: ({ worksheets, clock }) => (
    <StoryServices
      ports={{
        clock,
        worksheetLookup: worksheets,
        problemGateway: new InMemoryProblemGateway({ 'fractions/p1': { xml: () => handedOut } }),
        identity: new InMemoryIdentity({ kind: 'user', user: aUser({ roles: [] }) }),
      }}
    >
      <main tabIndex={-1} style={{ outline: 'none' }}>
        <WorksheetScreen
          reference={{ by: 'worksheet', id: 'w1' }}
          language="en"
          selected={0}
          backHref="#list"
          onSelect={() => undefined}
          languageHref={(language) => `#lang=${language}`}
        />
      </main>
    </StoryServices>
  ),
} satisfies Meta<BeginStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing of its problems is shown, and nothing begins by looking; by the keyboard it begins, and opens at its heading. */
export const NotBegun: Story = {
  args: args(),
  play: async ({ canvas, args: { worksheets } }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Fractions, second test' })).toBeVisible(),
    );
    await waitFor(() => expect(canvas.getByText('You have 90 minutes, counted from when you begin.')).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByText(/^The worksheet ends on .*December 1, 2026.* at the latest\.$/)).toBeVisible(),
    );
    await waitFor(() => expect(canvas.getByText(/^When your time is up, .* is handed in automatically/)).toBeVisible());
    await waitFor(() => expect(canvas.queryByText(/ractions$/, { selector: 'button *' })).toBeNull());
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(1));
    await waitFor(() => expect(worksheets.begun).toEqual([]));
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Back to the list' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Begin' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: 'Cancel these fractions' })).toBeVisible(),
    );
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Fractions, second test' })).toHaveFocus(),
    );
    await waitFor(() => expect(worksheets.begun).toEqual(['w1']));
  },
};

/** Whether it has begun is not known: trying again begins nothing twice, and the keyboard stays at the button. */
export const WithoutAnAnswer: Story = {
  args: args(),
  beforeEach: ({ args: { worksheets } }) => {
    worksheets.beginning = fail({ kind: 'unavailable' });
  },
  play: async ({ canvas, args: { worksheets } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Begin' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Your time may have begun already.'));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Your time begins only once'));
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(retry).toHaveFocus());
    worksheets.beginning = succeed(undefined);
    await userEvent.click(retry);
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: 'Cancel these fractions' })).toBeVisible(),
    );
  },
};

/** It was begun in another tab: the same button opens it here. */
export const BegunInAnotherTab: Story = {
  args: args(),
  play: async ({ canvas, args: { worksheets } }) => {
    const button = await canvas.findByRole('button', { name: 'Begin' });
    await worksheets.begin('w1');
    await userEvent.click(button);
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: 'Cancel these fractions' })).toBeVisible(),
    );
  },
};

/** Less time is left than the limit: that is said as soon as it is so. At its end it is opened as what is over. */
export const CutShort: Story = {
  args: args({
    ends: { at: Date.parse('2026-12-01T17:00:00Z'), left: 90 * minute + 1000 },
    takesLate: true,
    lateCredit: 0.5,
  }),
  play: async ({ canvas, args: { clock, worksheets } }) => {
    await waitFor(() => expect(canvas.getByText(/at the latest\.$/)).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByText(/kept as late; if it is accepted, 50% of its points count\.$/)).toBeVisible(),
    );
    await waitFor(() => expect(clock.isAwaited).toBe(true));
    clock.turn(2000);
    await waitFor(() => expect(canvas.getByText(/If you begin now, you have only until then\.$/)).toBeVisible());
    worksheets.unbegun.delete('w1');
    clock.turn(90 * minute);
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: 'Cancel these fractions' })).toBeVisible(),
    );
    await waitFor(() => expect(worksheets.begun).toEqual([]));
  },
};

/** On a phone, in the dark, everything is within reach. */
export const OnAPhone: Story = {
  args: args({ takesLate: true }),
  globals: { viewport: { value: 'mobile1', isRotated: false }, appearance: 'dark' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Begin' })).toBeVisible());
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};
