import type { Performance } from '@lemma/core/document';
import type { CorrectedAnswer, CorrectedQuestion, ProblemReference, StoredAnswers } from '@lemma/core/problem';
import { optionsIn } from '@lemma/core/problem';
import {
  InMemoryIdentity,
  InMemoryOutboxDevice,
  InMemoryProblemGateway,
  InMemoryWorksheetLookup,
  TurnedClock,
  aUser,
  noAnswer,
  type InMemoryProblem,
} from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { ProblemScreen } from './problem-screen.tsx';

const reference: ProblemReference = { path: 'functions/lines', language: 'en' };

/** A line with another slope in every draw. */
const lines = (draw: number, explanation = '') => `<document kind="problem" lang="en"><title>A line</title><content>
  <p>The line y = ${String(draw + 1)}x − 1 is given.</p>
  <question id="q1" number="1" type="input.number">
    <text><p>Its slope: <ansref answer="1"/></p></text><answer type="input.number"/>${explanation}
  </question>
  <question id="q2" number="2" type="mc.multiple">
    <text><p>Which points are on it?</p></text>
    <choice id="1">(0, −1)</choice><choice id="2">(1, ${String(draw)})</choice><choice id="3">(2, 0)</choice>
  </question>
  <question id="q4" number="4" type="input.function">
    <text><p>A parallel line through the origin: y = <ansref answer="1"/></p></text><answer type="input.function"><shape names="x"/></answer>
  </question>
</content></document>`;

const explanation = '<explanation><p>The slope is the factor of x.</p></explanation>';

function correctedAnswer(given: string, solution: string, more: Partial<CorrectedAnswer> = {}): CorrectedAnswer {
  const verdict = given === '' ? 'empty' : given === solution ? 'right' : 'wrong';
  return { verdict, given, score: verdict === 'right' ? 1 : 0, isConsistent: false, solution, ...more };
}

function question(
  number: number,
  answers: readonly CorrectedAnswer[],
  more: Partial<CorrectedQuestion> = {},
): CorrectedQuestion {
  const score = answers.reduce((sum, each) => sum + each.score, 0) / Math.max(1, answers.length);
  return { number, score, isRight: score === 1, answers, options: new Map(), rightOptions: [], ...more };
}

/** Judges the line of the first draw. */
function correct(answers: StoredAnswers): readonly CorrectedQuestion[] {
  const text = (key: string) => answers.get(key)?.text ?? '';
  const selected = optionsIn(text('2,options'));
  const marks = ['1', '2', '3'].map((id) => [id, selected.has(id) === (id !== '3') ? 'right' : 'wrong'] as const);
  const rightMarks = marks.filter(([, mark]) => mark === 'right').length;
  const choice = {
    score: rightMarks / 3,
    isRight: rightMarks === 3,
    options: new Map(marks),
    rightOptions: ['1', '2'],
  };
  return [
    question(1, [correctedAnswer(text('1,1'), '2')]),
    question(2, [], choice),
    question(4, [correctedAnswer(text('4,1'), '2x')]),
  ];
}

interface Scene {
  readonly gateway: InMemoryProblemGateway;
  readonly clock: TurnedClock;
}

function sceneOf(more: Partial<InMemoryProblem> = {}): Scene {
  const problem: InMemoryProblem = {
    xml: lines,
    correctedXml: (draw) => lines(draw, explanation),
    correct,
    ...more,
  };
  return { gateway: new InMemoryProblemGateway({ [reference.path]: problem }), clock: new TurnedClock() };
}

interface ProblemStory extends Scene {
  readonly path: string;
  readonly device?: InMemoryOutboxDevice;
}

const meta = {
  title: 'Screens/Problem',
  render: ({ gateway, clock, path, device }) => (
    <StoryServices
      ports={{
        problemGateway: gateway,
        clock,
        ...(device && { outboxDevice: device }),
        identity: new InMemoryIdentity({ kind: 'user', user: aUser({ roles: [] }) }),
      }}
    >
      <ProblemScreen path={path} language="en" backHref="#start" languageHref={(language) => `#lang=${language}`} />
    </StoryServices>
  ),
  args: { path: reference.path, ...sceneOf() },
} satisfies Meta<ProblemStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const slope = () => screen.findByRole('textbox', { name: 'Its slope' });

async function press(name: string | RegExp) {
  await userEvent.click(await screen.findByRole('button', { name }));
}

/** Asks for the correction, and confirms that it ends the work. */
async function endWithCorrection() {
  await press('Correction');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'End your work on this problem?' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'End and show correction' }));
}

async function solve() {
  await userEvent.type(await slope(), '2');
  await userEvent.click(await screen.findByRole('checkbox', { name: '(0, −1)' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: '(1, 1)' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /parallel/ }), '2x');
}

async function sees(text: string | RegExp) {
  await waitFor(() => expect(screen.getByText(text)).toBeVisible());
}

/** Begins the time limit of the worksheet of a problem that is then handed out. */
class WorksheetOf extends InMemoryWorksheetLookup {
  readonly #gateway: InMemoryProblemGateway;

  constructor(gateway: InMemoryProblemGateway) {
    super();
    this.#gateway = gateway;
  }

  override begin(worksheet: string) {
    delete this.#gateway.failures.open;
    return super.begin(worksheet);
  }
}

/** A problem of a worksheet whose time limit has not begun: nothing of it is shown before, and the keyboard goes on with it. */
export const NotBegun: Story = {
  args: sceneOf(),
  beforeEach: ({ args: { gateway } }) => {
    const unbegun = { title: { en: 'Lines, second test' }, duration: 5_400_000, handsInAtDeadline: true };
    gateway.failures.open = { kind: 'notBegun', unbegun };
  },
  render: ({ gateway, clock, path }) => (
    <StoryServices
      ports={{
        problemGateway: gateway,
        worksheetLookup: new WorksheetOf(gateway),
        clock,
        identity: new InMemoryIdentity({ kind: 'user', user: aUser({ roles: [] }) }),
      }}
    >
      <main tabIndex={-1} style={{ outline: 'none' }}>
        <ProblemScreen
          path={path}
          language="en"
          worksheet="w1"
          backHref="#start"
          languageHref={(language) => `#lang=${language}`}
        />
      </main>
    </StoryServices>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Lines, second test' })).toBeVisible());
    await waitFor(() => expect(screen.queryByText('A line')).toBeNull());
    await press('Begin');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'A line' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  },
};

/** Typed, kept silently, handed in, and told once. */
export const Solved: Story = {
  args: sceneOf(),
  play: async ({ args: { clock, gateway } }) => {
    await solve();
    await sees('Keeping your draft …');
    clock.turn(2000);
    await sees('Draft kept');
    await sees(/^Received/);
    await waitFor(() => expect(gateway.answersOf(reference).get('2,options')?.text).toBe('1 2'));
    await press('Save');
    await sees('Your answers have been saved.');
    await waitFor(() => expect(screen.getAllByText('Your answers have been saved.')).toHaveLength(1));
    await sees(/Perfect/);
    await sees('saved once');
    await sees('Saved');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show solution' })).toBeNull());
    clock.turn(5000);
    await waitFor(() => expect(screen.queryByText('Your answers have been saved.')).toBeNull());
  },
};

/** Tab reaches the fields, each with the button of its keypad behind it, the options and the buttons in this order. */
export const ByKeys: Story = {
  args: sceneOf({ controls: ['correction'] }),
  play: async ({ args: { gateway } }) => {
    (await slope()).focus();
    await userEvent.keyboard('2{Tab}{Tab} {Tab} {Tab}{Tab}2x{Tab}{Tab}{Enter}');
    await sees('Your answers have been saved.');
    await waitFor(() => expect(gateway.answersOf(reference).get('2,options')?.text).toBe('1 2'));
    // Behind the receipt.
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'End and show correction' }));
    await sees('Result: 100%');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Correction' })).toHaveFocus());
  },
};

/** What was given, its mark, the solution and the explanations; Back opens the problem again, once. */
export const Correction: Story = {
  args: sceneOf(),
  play: async ({ args: { gateway } }) => {
    await userEvent.type(await slope(), '3');
    await userEvent.click(await screen.findByRole('checkbox', { name: '(0, −1)' }));
    await press('Save');
    await sees('Your answers have been saved. One field is empty.');
    await endWithCorrection();
    await sees('The slope is the factor of x.');
    await sees('Solution: 2');
    await waitFor(() => expect(screen.getAllByText('Solution')).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Its slope' })).toHaveValue('3'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Its slope' })).toHaveAttribute('readonly'));
    const parts = await screen.findAllByRole('group', { name: /^Question/ });
    await waitFor(() =>
      expect(parts.map((part) => part.getAttribute('aria-label'))).toEqual(['Question a', 'Question b', 'Question c']),
    );
    await waitFor(() => expect(screen.getByText('Partly correct: 67%')).toBeVisible());
    await waitFor(() => expect(screen.getAllByText('Incorrect: 0%')).toHaveLength(1));
    const before = gateway.asked.filter((call) => call === 'open').length;
    await press('Back to the problem');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeVisible());
    await waitFor(() => expect(gateway.asked.filter((call) => call === 'open')).toHaveLength(before + 1));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Its slope' })).toHaveValue('3'));
  },
};

const remarks: readonly CorrectedQuestion[] = [
  question(1, [correctedAnswer('4/2', '2', { verdict: 'wrong', remark: { kind: 'notLowestTerms' }, score: 0.5 })]),
  question(2, [], {
    score: 0,
    options: new Map([
      ['1', 'wrong'],
      ['2', 'wrong'],
      ['3', 'wrong'],
    ]),
    rightOptions: ['1', '2'],
  }),
  question(4, [
    correctedAnswer('3x+1', '2x', {
      difference: { at: 'x = 2', given: '7', expected: '4' },
      isConsistent: true,
      score: 0.8,
    }),
  ]),
];

/** A remark, an answer that follows in part from an earlier one, and scores in between: one verdict for each. */
export const CorrectionWithRemarks: Story = {
  args: sceneOf({ correct: () => remarks }),
  play: async () => {
    await userEvent.type(await slope(), '4/2');
    await userEvent.type(await screen.findByRole('textbox', { name: /parallel/ }), '3x+1');
    await press('Correction');
    await sees('Partly correct, given your earlier answer: 80% of the marks');
    await sees('Partly correct: 50% of the marks');
    await waitFor(() => expect(screen.queryByText(/was asked for/)).toBeNull());
    await sees(/not in lowest terms|cancel/i);
  },
};

const unread: readonly CorrectedQuestion[] = [
  question(1, [correctedAnswer('2+', '2', { verdict: 'invalid', score: 0 })]),
  question(2, []),
  question(4, [correctedAnswer('', '2x', { verdict: 'empty', score: 0 })]),
];

/** Unreadable is not wrong, and neither is what was not answered. */
export const CorrectionOfUnreadable: Story = {
  args: sceneOf({ correct: () => unread }),
  play: async () => {
    await userEvent.type(await slope(), '2+');
    await press('Correction');
    // One verdict: the question and its answer say the same.
    const said = (text: RegExp) =>
      screen
        .queryAllByText(text)
        .map(({ textContent }) => textContent)
        .sort();
    await waitFor(() => expect(said(/^Cannot be read/)).toEqual(['Cannot be read', 'Cannot be read: 0%']));
    await waitFor(() => expect(said(/^Not answered/)).toEqual(['Not answered', 'Not answered: 0%']));
    await waitFor(() => expect(said(/^Incorrect/)).toEqual(['Incorrect: 0%']));
  },
};

export const CorrectionPreview: Story = {
  args: sceneOf(),
  play: async ({ args: { gateway } }) => {
    await userEvent.type(await slope(), '2');
    await press('Preview correction');
    await sees('Preview of the correction: nothing is handed in.');
    await waitFor(() => expect(gateway.asked).not.toContain('save'));
  },
};

/** Right, wrong, not readable and empty are told at each field, until it is changed. */
export const SavedFields: Story = {
  args: sceneOf({
    correct: (answers) => [
      question(1, [correctedAnswer(answers.get('1,1')?.text ?? '', '2', { verdict: 'invalid', score: 0 })]),
      ...correct(answers).slice(1),
    ],
  }),
  play: async () => {
    await userEvent.type(await slope(), '2+');
    await userEvent.click(await screen.findByRole('checkbox', { name: '(2, 0)' }));
    await press('Save');
    await sees(
      'Your answers have been saved. One answer was saved but cannot be read, so it cannot be marked. One field is empty.',
    );
    await sees('Saved, but it cannot be read, so it cannot be marked');
    await sees('Saved: incorrect');
    await sees('Empty');
    await waitFor(() => expect(screen.queryByText(/Solution/)).toBeNull());
    await userEvent.type(await slope(), '1');
    await waitFor(() => expect(screen.queryByText('Saved, but it cannot be read, so it cannot be marked')).toBeNull());
    await sees('Empty');
  },
};

/** Where the correction may not be seen, only what could be read is told. */
export const SavedFieldsOfAnExam: Story = {
  args: sceneOf({ isCorrectedAfterSave: false }),
  play: async ({ canvasElement }) => {
    await userEvent.type(await slope(), '2');
    await press('Save');
    await waitFor(() => expect(screen.getAllByText('Empty')).toHaveLength(2));
    // Storybook's own messages around the story contain the word.
    await waitFor(() => expect(within(canvasElement).queryByText(/orrect/, { ignore: 'button' })).toBeNull());
  },
};

export const SavedFieldsOnAPhone: Story = {
  ...SavedFields,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

/** Saving an untouched problem hands in nothing. */
export const NothingEntered: Story = {
  args: sceneOf(),
  play: async ({ args: { gateway } }) => {
    await slope();
    await press('Save');
    await sees('You have not entered anything yet. Nothing was handed in.');
    await waitFor(() => expect(gateway.asked).not.toContain('save'));
  },
};

/** The correction ends the work, and says so first; going on changes nothing. */
export const EndsWork: Story = {
  args: sceneOf(),
  play: async ({ args: { gateway } }) => {
    await userEvent.type(await slope(), '3');
    await press('Save');
    await sees('Saved: incorrect');
    await userEvent.type(await slope(), '4');
    await press('Correction');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'End your work on this problem?' }));
    await dialog.findByText(/The correction shows the solutions.*Whatever you have not saved does not count\./);
    await userEvent.click(await dialog.findByRole('button', { name: 'Keep working' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(gateway.asked).not.toContain('correct'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Its slope' })).toHaveValue('34'));
  },
};

function sceneBefore(left: number, handsInAtDeadline: boolean): Scene {
  const scene = sceneOf();
  scene.gateway.deadline = { at: Date.parse('2026-12-01T12:00:00Z'), left, handsInAtDeadline };
  return scene;
}

/** What is kept is handed in at the deadline, which the page says from the beginning. */
export const HandedInAtDeadline: Story = {
  args: sceneBefore(4 * 60_000, true),
  play: async () => {
    await userEvent.type(await slope(), '3');
    await sees(/Whatever you have entered by then is handed in automatically/);
    await waitFor(() => expect(screen.queryByText('You have answers that are not saved')).toBeNull());
  },
};

/** Where only what was saved counts, the last five minutes warn of what is not. */
export const NotHandedInAtDeadline: Story = {
  args: sceneBefore(6 * 60_000, false),
  play: async ({ args: { clock } }) => {
    await userEvent.type(await slope(), '3');
    await waitFor(() => expect(screen.queryByText('You have answers that are not saved')).toBeNull());
    clock.turn(61_000);
    await sees('You have answers that are not saved');
    await press('Save');
    await waitFor(() => expect(screen.queryByText('You have answers that are not saved')).toBeNull());
  },
};

/** New data delete answers: that is asked first. */
export const NewData: Story = {
  args: sceneOf(),
  play: async ({ args: { gateway } }) => {
    await userEvent.type(await slope(), '2');
    await press('New random values');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(gateway.asked).not.toContain('drawNewData'));
    await press('New random values');
    await userEvent.click(
      await within(await screen.findByRole('alertdialog')).findByRole('button', { name: 'Load new values' }),
    );
    await waitFor(() => expect(screen.getByRole('checkbox', { name: '(1, 2)' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Its slope' })).toHaveValue(''));
  },
};

/** Without answers there is nothing to ask. */
export const NewDataAtOnce: Story = {
  args: sceneOf({ newDataLimit: 1 }),
  play: async () => {
    await press('New random values (1 left)');
    await waitFor(() => expect(screen.getByRole('checkbox', { name: '(1, 2)' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: /^New random values/ })).toBeDisabled());
  },
};

/** Without answers for wrong ones neither. */
export const NewDataForWrongAnswers: Story = {
  args: sceneOf({ controls: ['newDataForWrongAnswers', 'viewData'] }),
  play: async () => {
    await press('New values for wrong answers');
    await waitFor(() => expect(screen.getByRole('checkbox', { name: '(1, 2)' })).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Correction' })).toBeNull());
  },
};

/** Everything about the work on a problem, for those who look after the platform; or why there is nothing to see. */
export const DataSheet: Story = {
  args: sceneOf({ controls: ['viewData'] }),
  play: async ({ args: { gateway } }) => {
    await press('View data sheet');
    const sheet = await screen.findByRole('region', { name: 'Data sheet' });
    await waitFor(() => expect(sheet).toHaveTextContent('"attempt": "attempt-1"'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copy data' })).toBeVisible());
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    gateway.cut();
    await press('View data sheet');
    await sees('The data sheet could not be loaded.');
  },
};

/** The message on the limit stays two seconds. */
export const LimitReached: Story = {
  args: sceneOf(),
  play: async ({ args: { gateway, clock } }) => {
    gateway.failures.drawNewData = { kind: 'limitReached' };
    await press('New random values');
    const text = 'The limit for new random values has been reached.';
    await sees(text);
    clock.turn(1999);
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(1));
    clock.turn(1);
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  },
};

/** A button, what its call fails with, and the only message about it. */
function failing(failures: InMemoryProblemGateway['failures'], button: string, text: string): Story {
  return {
    args: sceneOf(),
    play: async ({ args: { gateway } }) => {
      // Drawing new data asks first if something was typed; saving needs something typed.
      const field = await slope();
      if (button === 'Save') await userEvent.type(field, '2');
      Object.assign(gateway.failures, failures);
      await press(button);
      await sees(text);
      await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(1));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    },
  };
}

export const NewDataFails = failing(
  { drawNewData: { kind: 'unavailable' } },
  'New random values',
  'An error occurred while loading the new random values. The platform cannot be reached.',
);
export const SavingFails = failing(
  { save: { kind: 'unavailable' } },
  'Save',
  'An error occurred while saving your answers. The platform cannot be reached.',
);
export const NoCorrection = failing(
  { correct: { kind: 'noCorrection' } },
  'Correction',
  'There is no correction yet. Save your answers first.',
);
export const CorrectionFails = failing(
  { correct: { kind: 'failed' } },
  'Correction',
  'The correction cannot be shown.',
);
export const CorrectionFailsWithCause = failing(
  { correct: { kind: 'failed', cause: 'division by zero' } },
  'Correction',
  'The correction failed. Cause: division by zero',
);
export const CorrectionFailsWithoutCause = failing(
  { correct: { kind: 'failed', cause: '' } },
  'Correction',
  'The correction failed. Cause: Unknown cause',
);
export const CorrectionForbidden = failing(
  { correct: { kind: 'forbidden' } },
  'Correction',
  'You don’t have permission to see this correction.',
);
export const CorrectionDoesNotLoad = failing(
  { correct: { kind: 'unavailable' } },
  'Correction',
  'An error occurred while loading the correction. The platform cannot be reached.',
);
export const Closed = failing({ save: { kind: 'closed' } }, 'Save', 'This problem does not accept answers any more.');

/** Answers that do not arrive: why, and whether waiting helps. What was typed stays in its field. */
function notKept(failure: NonNullable<InMemoryProblemGateway['failures']['keep']>, why: RegExp, onSave: string): Story {
  return {
    args: sceneOf(),
    play: async ({ args: { gateway, clock } }) => {
      const field = await slope();
      gateway.failures.keep = failure;
      await userEvent.type(field, '2');
      clock.turn(2000);
      await sees('Kept in this browser, 1 answer waiting');
      await sees(why);
      await press('Save');
      await sees(`An error occurred while saving your answers. ${onSave}`);
      await press('Correction');
      await sees(`An error occurred while loading the correction. ${onSave}`);
      await waitFor(() => expect(field).toHaveValue('2'));
    },
  };
}

export const PlatformFails = notKept(
  { kind: 'unexplained' },
  /The platform cannot take your answers at the moment. .* will be sent again automatically/,
  'Something went wrong on the platform.',
);
export const PlatformFailsOnRecord = notKept(
  { kind: 'faulty' },
  /The platform cannot take your answers at the moment. .* will be sent again automatically/,
  'Something went wrong on the platform. It has been recorded.',
);
export const PlatformNotUnderstood = notKept(
  { kind: 'notUnderstood' },
  /The platform cannot take your answers at the moment/,
  'The platform’s answer was not understood. Please try again later.',
);
export const LoginPageOfTheNetwork = notKept(
  { kind: 'portal' },
  /Your network answers instead of the platform.*Log in to the network/,
  'Your network answered with a page of its own instead of the platform, most likely a login. Log in there, then try again.',
);
export const NeverTaken = notKept(
  { kind: 'rejected' },
  /The platform does not accept these answers, and waiting will not help.*Save them as a file/,
  'The platform does not accept this. Repeating it will not help.',
);

/** Offline everything stays in the browser, and is sent when the page can reach the platform again. */
export const Offline: Story = {
  args: sceneOf(),
  play: async ({ args: { gateway, clock } }) => {
    const field = await slope();
    gateway.cut();
    await userEvent.type(field, '2');
    clock.turn(2000);
    await sees('Kept in this browser, 1 answer waiting');
    await sees(/cannot be reached.*will be sent as soon as it can be reached again/);
    clock.turn(60_000);
    await sees('Nothing could be sent for a minute');
    gateway.mend();
    window.dispatchEvent(new Event('online'));
    await sees('Draft kept');
    await waitFor(() => expect(gateway.answersOf(reference).get('1,1')?.text).toBe('2'));
  },
};

const unlasting = new InMemoryOutboxDevice();
unlasting.takes = false;

/** A browser without storage, as in some private windows: the page says that it must stay open. */
export const OnThisPageOnly: Story = {
  args: { ...sceneOf(), device: unlasting },
  play: async ({ args: { gateway, clock } }) => {
    const field = await slope();
    gateway.cut();
    await userEvent.type(field, '2');
    clock.turn(2000);
    await sees('1 answer only on this page');
    await sees('Your answers are on this page only');
    const left = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(left);
    await waitFor(() => expect(left.defaultPrevented).toBe(true));
    gateway.mend();
    window.dispatchEvent(new Event('online'));
    await sees('Draft kept');
    await waitFor(() => expect(screen.queryByText('Your answers are on this page only')).toBeNull());
    const leftLater = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leftLater);
    await waitFor(() => expect(leftLater.defaultPrevented).toBe(false));
  },
};

/** The same answer was changed on another page: the learner chooses. */
export const ChangedElsewhere: Story = {
  args: sceneOf(),
  play: async ({ args: { gateway, clock } }) => {
    const field = await slope();
    gateway.changeElsewhere(reference, '1,1', '7');
    gateway.changeElsewhere(reference, '4,1', '3x');
    await userEvent.type(field, '2');
    await userEvent.type(await screen.findByRole('textbox', { name: /parallel/ }), '2x');
    clock.turn(2000);
    const groups = () => screen.getAllByRole('group', { name: 'This answer has been changed elsewhere.' });
    await waitFor(() => expect(groups()).toHaveLength(2));
    const [first, second] = groups();
    if (first === undefined || second === undefined) throw new Error('There should be two');
    await waitFor(() => expect(within(first).getByText('There it reads: 7')).toBeVisible());
    await press('Save');
    await sees(/Please choose first/);
    await userEvent.click(within(first).getByRole('button', { name: 'Keep mine' }));
    await userEvent.click(within(second).getByRole('button', { name: 'Take the other' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /parallel/ })).toHaveValue('3x'));
    await press('Save');
    await sees('Your answers have been saved. One field is empty.');
    await waitFor(() => expect(gateway.answersOf(reference).get('1,1')?.text).toBe('2'));
  },
};

/** New data were drawn on another page: what was typed is told. */
export const Replaced: Story = {
  args: sceneOf(),
  play: async ({ args: { gateway, clock } }) => {
    const field = await slope();
    gateway.drawElsewhere(reference);
    await userEvent.type(field, '2');
    clock.turn(2000);
    await sees('This problem has new random values now');
    await sees('Question 1, answer 1:');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Its slope' })).toHaveValue(''));
    await press('Got it');
    await waitFor(() => expect(screen.queryByText('This problem has new random values now')).toBeNull());
  },
};

/** After the correction of a quiz nothing can be typed until there are new data. */
export const NotEditable: Story = {
  args: sceneOf({ isEditableAfterCorrection: false }),
  play: async () => {
    await userEvent.type(await slope(), '2');
    await press('Save');
    await sees('This problem has been corrected. With new random values you can work on it again.');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Its slope' })).toHaveAttribute('readonly'));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: '(2, 0)' })).toBeDisabled());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  },
};

const figure = `<visualization id="f1"><headline>Point</headline><variables>
  <variable type="point" name="P"><option>editable</option><value>3</value><value>0.5</value></variable>
  <variable type="number" name="v"><value>P[y]</value><attribute name="answer">1,1</attribute></variable></variables>
  <canvasrow><canvas width="300" height="200" coordinate-system="true"><plot>P</plot></canvas></canvasrow></visualization>`;
const withFigure = `<document kind="problem" lang="en"><title>A point</title><content>${figure}
  <question id="q1" number="1"><text><p>Drag P up to 0.6.</p></text><answer type="input.number"><text>y = </text></answer></question>
</content></document>`;

/** A figure gives an answer; in the correction it stands as it was left, and cannot be moved. */
export const FigureGiven: Story = {
  args: sceneOf({
    xml: () => withFigure,
    correctedXml: () => withFigure,
    correct: (answers) => [question(1, [correctedAnswer(answers.get('1,1')?.text ?? '', '0.6')])],
  }),
  play: async ({ args: { gateway } }) => {
    (await screen.findByRole('slider', { name: 'P' })).focus();
    await userEvent.keyboard('{ArrowUp}');
    await press('Save');
    await sees(/Perfect/);
    await waitFor(() =>
      expect(gateway.answersOf(reference).get('1,1')).toMatchObject({ text: '0.6', moved: { P: [3, 0.6] } }),
    );
    await endWithCorrection();
    await sees('Correct: 100%');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /given in the figure/ })).toHaveValue('0.6'));
    await waitFor(() => expect(screen.queryByRole('slider', { name: 'P' })).toBeNull());
    await press('Back to the problem');
    await waitFor(() =>
      expect(screen.getByRole('slider', { name: 'P' })).toHaveAttribute('aria-valuetext', 'x 3, y 0.6'),
    );
  },
};

const kinds = `<document kind="problem" lang="en"><title>All kinds</title><content>
  <question id="q1" type="input.matrix"><text><p>The unit matrix: <ansref answer="1"/></p></text>
    <answer type="input.matrix"><shape rows="2" columns="2"/></answer></question>
  <question id="q2" type="draganddrop"><text><p>A prime: <ansref answer="1"/></p></text><tile id="1">4</tile><tile id="2">5</tile>
    <answer type="tile"/></question>
  <question id="q3" type="mc.yesno"><text><p>True?</p></text><choice id="1">5 is odd</choice><choice id="2">5 is even</choice></question>
  <question id="q4" type="mc.matrix"><text><p>Which?</p></text><choicematrix type="unique"><column>even</column>
    <column>odd</column><row>7</row></choicematrix></question>
  <question id="q5" type="mc.unique"><text><p>Even?</p></text><choice id="1">2</choice><choice id="2">3</choice></question>
  <question id="q6" type="input.truth-table"><text><p>Not A: <ansref answer="1"/></p></text>
    <answer type="input.truth-table"><shape names="A"/></answer></question>
</content></document>`;

/** Every kind of question: the fields have their shape without a solution, and a correction marks what is right. */
export const AllKinds: Story = {
  args: sceneOf({
    xml: () => kinds,
    correctedXml: () => kinds,
    correct: () => [
      question(1, [correctedAnswer('[[1; 0]; [0; 1]]', '[[1; 0]; [0; 1]]')]),
      question(2, [correctedAnswer('1', '5')]),
      question(3, [], {
        score: 0.5,
        options: new Map([
          ['1:yes', 'right'],
          ['2:yes', 'wrong'],
        ]),
        rightOptions: ['1:yes', '2:no'],
      }),
      question(4, [], { score: 1, isRight: true, options: new Map([['1:2', 'right']]), rightOptions: ['1:2'] }),
      question(5, [], { score: 0, options: new Map([['2', 'wrong']]), rightOptions: ['1'] }),
      question(6, [correctedAnswer('', '0, 1', { verdict: 'empty' })]),
    ],
  }),
  play: async ({ args: { gateway } }) => {
    await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(4));
    await userEvent.click(await screen.findByRole('button', { name: '4' }));
    await userEvent.click(await screen.findByRole('button', { name: /prime, place 1: empty$/ }));
    for (const statement of await screen.findAllByRole('radio', { name: 'Yes' })) await userEvent.click(statement);
    await userEvent.click(await screen.findByRole('radio', { name: /odd/ }));
    await userEvent.click(await screen.findByRole('radio', { name: '3' }));
    await press('Save');
    await waitFor(() =>
      expect([...gateway.answersOf(reference)].map(([key, { text }]) => [key, text])).toEqual([
        ['2,1', '1'],
        ['3,options', '1:yes 2:yes'],
        ['4,options', '1:2'],
        ['5,options', '2'],
      ]),
    );
    await endWithCorrection();
    await sees('Solution: 5');
    await waitFor(() => expect(screen.getAllByText('Solution')).toHaveLength(4));
    await waitFor(() => expect(screen.getByRole('radio', { name: '3' })).toBeChecked());
  },
};

export const UnknownPath: Story = {
  args: { ...sceneOf(), path: 'nowhere' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Problem not found'));
    const ways = await screen.findAllByRole('link', { name: 'To the start page' });
    await waitFor(() => expect(ways.map((way) => way.getAttribute('href'))).toEqual(['#start', '/']));
  },
};

const unreachable = sceneOf();
unreachable.gateway.cut();

/** The page says so, and may be tried again. */
export const DoesNotLoad: Story = {
  args: unreachable,
  play: async ({ args: { gateway } }) => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Your answers could not be loaded.'));
    gateway.mend();
    await press('Try again');
    await slope();
  },
};

const slow = sceneOf();
slow.gateway.delay = noAnswer;

/** Nothing yet. */
export const Loading: Story = {
  args: slow,
  play: async () => {
    await sees('Loading the problem …');
  },
};

const many = `<document kind="problem" lang="en"><title>Sums</title><content>${Array.from(
  { length: 28 },
  (_, index) =>
    `<question id="q${String(index)}"><text><p>1 + ${String(index)} = <ansref answer="1"/></p></text><answer type="input.number"/></question>`,
).join('')}</content></document>`;

/** After (z) come two letters. */
export const TwentyEightQuestions: Story = {
  args: sceneOf({ xml: () => many }),
  play: async () => {
    await sees('(z)');
    await sees('(aa)');
    await sees('(ab)');
  },
};

const outcomes: Readonly<Record<Performance, string>> = {
  feedbackSubtasks: 'Not all parts are correct yet.',
  newData: 'new values for the incorrect',
  notPassed: 'Not passed yet',
  passed: 'Passed',
  passedExcellent: 'Excellent',
  passedGood: 'Good',
  passedOld: 'newer version',
  passedOldTutor: 'was passed',
  passedPerfect: 'Perfect',
  selftestCorrected: 'self-test',
};

function outcome(performance: Performance): Story {
  return {
    args: sceneOf({ performance }),
    play: async () => {
      await waitFor(() => expect(screen.getByText(new RegExp(outcomes[performance], 'i'))).toBeVisible());
    },
  };
}

export const OutcomeFeedbackSubtasks = outcome('feedbackSubtasks');
export const OutcomeNewData = outcome('newData');
export const OutcomeNotPassed = outcome('notPassed');
export const OutcomePassed = outcome('passed');
export const OutcomePassedExcellent = outcome('passedExcellent');
export const OutcomePassedGood = outcome('passedGood');
export const OutcomePassedOld = outcome('passedOld');
export const OutcomePassedOldTutor = outcome('passedOldTutor');
export const OutcomePassedPerfect = outcome('passedPerfect');
export const OutcomeSelftestCorrected = outcome('selftestCorrected');

/** On a phone nothing is wider than the page, and saving is within reach of a thumb. */
export const OnAPhone: Story = {
  args: sceneOf(),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement }) => {
    await solve();
    const save = await screen.findByRole('button', { name: 'Save' });
    await waitFor(() => expect(save.getBoundingClientRect().height).toBeGreaterThanOrEqual(44));
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth));
  },
};
