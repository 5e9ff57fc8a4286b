import type {
  AnsweredPlace,
  AnsweredProblem,
  AnswersToQuestion,
  BegunProblem,
  HandedInAnswer,
  LearnerWork,
  MendedProblem,
  UndecidedAnswer,
} from '@lemma/core/learner';
import { InMemoryIdentity, InMemoryLearnerGateway, TurnedClock, aUser } from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { LearnersScreen } from './learners-screen.tsx';

const asked = { type: 'input.function', field: 'real', language: 'en', names: new Set(['x']) } as const;

function undecided(id: string, name: string | undefined, text: string, more: Partial<UndecidedAnswer> = {}) {
  return {
    id,
    learner: { id: `subject-${id}`, ...(name !== undefined && { name }) },
    path: 'functions/roots',
    title: 'Roots and their domains',
    titleLanguage: 'en',
    question: { index: 0, count: 2 },
    answer: { index: 0, count: 1 },
    given: { text, asked },
    solution: { text: 'sqrt(-1-x^2)', asked },
    since: '2026-11-23T08:15:00Z',
    ...more,
  } satisfies UndecidedAnswer;
}

const answers: readonly UndecidedAnswer[] = [
  undecided('a1', 'Lea Learner', 'sqrt(-2-x^2)'),
  undecided('a2', 'Max Mustermann', '(x^2', {
    worksheet: 'w1',
    title: 'A text without end',
    question: { index: 2, count: 3 },
    answer: { index: 1, count: 2 },
  }),
  undecided('a3', undefined, '1/2', { question: { index: 0, count: 1 } }),
];

function begun(title: string, more: Partial<BegunProblem> = {}): BegunProblem {
  return {
    path: `pool/${title.toLowerCase().replaceAll(' ', '-')}`,
    language: 'en',
    title,
    tries: 1,
    progress: 1,
    undecided: 0,
    lastOpened: '2026-11-23T08:00:00Z',
    lastSaved: '2026-11-23T08:10:00Z',
    ...more,
  };
}

const lea: LearnerWork = {
  learner: { id: 'subject-a1', name: 'Lea Learner' },
  problems: [
    begun('Roots and their domains', { undecided: 1, score: 1 }),
    begun('Add fractions', {
      performance: 'passedPerfect',
      score: 1,
      tries: 2,
      late: { saved: '2026-11-23T08:10:00Z', isAccepted: true },
    }),
    begun('Cancel fractions', {
      performance: 'notPassed',
      score: 0.5,
      late: { saved: '2026-11-23T09:00:00Z', isAccepted: false },
      worksheet: { id: 'w1', title: 'Sheet of week 7' },
    }),
    begunWithoutSave('Divide fractions'),
  ],
};
const max: LearnerWork = { learner: { id: 'subject-a2', name: 'Max Mustermann' }, problems: [begun('Two lines')] };

function begunWithoutSave(title: string): BegunProblem {
  const { path, language, undecided: open, lastOpened } = begun(title);
  return { path, language, title, undecided: open, lastOpened, tries: 0, progress: 0.5 };
}

const problems: readonly AnsweredProblem[] = [
  {
    path: 'fractions/add',
    title: 'Add fractions',
    titleLanguage: 'en',
    worksheet: { id: 'w1', title: 'Sheet of week 7' },
    learners: 9,
    outdated: 4,
    lastSaved: '2026-11-25T08:00:00Z',
  },
  {
    path: 'functions/roots',
    title: 'Wurzeln',
    titleLanguage: 'de',
    learners: 1,
    outdated: 0,
    lastSaved: '2026-11-24T08:00:00Z',
  },
];

const number = { type: 'input.number', field: 'rational', language: 'en' } as const;

function handedIn(name: string, text: string, more: Partial<HandedInAnswer> = {}): HandedInAnswer {
  return {
    learner: { id: `subject-${name}`, name },
    attempt: `${name}.1`,
    part: 1,
    text,
    asked: number,
    solution: { text: '5/6', asked: number },
    verdict: 'wrong',
    score: 0,
    ...more,
  };
}

const sums: AnswersToQuestion = {
  title: 'Add fractions',
  titleLanguage: 'en',
  worksheet: 'Sheet of week 7',
  questions: [1, 2],
  question: 1,
  ungraded: 1,
  answers: [
    ...['Ada', 'Ben', 'Cem', 'Dina', 'Eve', 'Finn', 'Gül'].map((name) => handedIn(name, '2/5')),
    handedIn('Lea Learner', '10/12'),
    handedIn('Max', '5/6', { verdict: 'right', score: 1 }),
    handedIn('Noa', '5:6)', {
      verdict: 'invalid',
      score: 0.5,
      automatic: 0,
      decision: {
        id: 'd1',
        number: 1,
        score: 0.5,
        by: 'Lena Lecturer',
        at: '2026-11-25T08:00:00Z',
        reason: 'A slip of the keyboard',
        isMine: false,
      },
    }),
  ],
};
const choices: AnswersToQuestion = {
  ...sums,
  question: 2,
  ungraded: 0,
  answers: [
    {
      learner: { id: 's', name: 'Ada' },
      attempt: 'a.1',
      part: 0,
      text: '1',
      words: ['It grows', 'It is never negative'],
      solution: { text: 'It grows' },
      verdict: 'wrong',
      score: 0.5,
    },
  ],
};

interface LearnersStory {
  readonly gateway: InMemoryLearnerGateway;
  readonly clock: TurnedClock;
  readonly learner?: string;
  readonly answers?: AnsweredPlace & { readonly question?: number };
}

type Scene = Partial<Pick<InMemoryLearnerGateway, 'answers' | 'work' | 'problems' | 'handedIn' | 'mendedProblem'>>;
const scene = (given: Scene = { answers, work: [lea, max], problems, handedIn: [sums, choices] }) => ({
  gateway: new InMemoryLearnerGateway(given),
  clock: new TurnedClock(),
});

const meta = {
  title: 'Screens/Learners',
  render: ({ gateway, clock, learner, answers: place }) => (
    <StoryServices
      ports={{
        learnerGateway: gateway,
        clock,
        identity: new InMemoryIdentity({ kind: 'user', user: aUser({ roles: ['staff-member'] }) }),
      }}
    >
      <LearnersScreen
        learner={learner}
        answers={place}
        links={{
          all: '#all',
          answers: ({ path }, question = 1) => `#${path}/${String(question)}`,
          learner: (id) => `#${id}`,
          problem: ({ path, learner: of, worksheet = '' }) => `#${path}/${of}/${worksheet}`,
        }}
      />
    </StoryServices>
  ),
  args: scene(),
} satisfies Meta<LearnersStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = async (name: string) =>
  within(await screen.findByRole('group', { name: `Decide on the answer of ${name}` }));

/** Decided, taken back, decided otherwise: the answer leaves the list, and returns. */
export const Decided: Story = {
  args: scene(),
  play: async ({ canvas, userEvent, args: { gateway } }) => {
    await waitFor(() => expect(canvas.getByText('3 answers are waiting')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Question (a)')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Answer 2')).toBeVisible());
    // What cannot be read is shown as typed only.
    await waitFor(() => expect(canvas.getAllByText('Read as')).toHaveLength(2));
    await userEvent.click((await rowOf('Lea Learner')).getByRole('button', { name: 'Correct' }));
    await waitFor(() => expect(canvas.getByText('2 answers are waiting')).toBeVisible());
    await waitFor(() => expect(gateway.decisions.get('a1')?.score).toBe(1));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'A text without end' })).toHaveFocus());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByText('The answer is waiting for a decision again.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('3 answers are waiting')).toBeVisible());
    await userEvent.click((await rowOf('Lea Learner')).getByRole('button', { name: 'Half correct' }));
    await waitFor(() => expect(gateway.decisions.get('a1')?.score).toBe(0.5));
    await userEvent.click((await rowOf('subject-a3')).getByRole('button', { name: 'Incorrect' }));
    await waitFor(() => expect(gateway.decisions.get('a3')?.score).toBe(0));
  },
};

export const DecidedBefore: Story = {
  args: scene(),
  play: async ({ canvas, userEvent, args: { gateway } }) => {
    gateway.decisionFailure = {
      kind: 'decided',
      decision: { number: 1, score: 0.5, by: 'Lena Lecturer', at: '2026-11-23T08:20:00Z' },
    };
    await userEvent.click((await rowOf('Lea Learner')).getByRole('button', { name: 'Correct' }));
    await waitFor(() => expect(screen.getByText('Lena Lecturer has already decided: 50% of the marks.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('2 answers are waiting')).toBeVisible());
    gateway.decisionFailure = { kind: 'changed' };
    await userEvent.click((await rowOf('Max Mustermann')).getByRole('button', { name: 'Correct' }));
    await waitFor(() => expect(screen.getByText(/Another answer has been handed in since/)).toBeVisible());
    gateway.decisionFailure = { kind: 'unavailable' };
    await userEvent.click((await rowOf('subject-a3')).getByRole('button', { name: 'Correct' }));
    await waitFor(() => expect(screen.getByText('The decision could not be saved.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('1 answer is waiting')).toBeVisible());
  },
};

/** `j` and `k` step through the answers and then the learners; `/` is for the name. */
export const ByKeys: Story = {
  args: scene(),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('3 answers are waiting')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('4 problems')).toBeVisible());
    await userEvent.keyboard('j');
    await waitFor(() => expect(canvas.getAllByRole('link', { name: 'Roots and their domains' })[0]).toHaveFocus());
    await userEvent.keyboard('j');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'A text without end' })).toHaveFocus());
    await userEvent.keyboard('k');
    await waitFor(() => expect(canvas.getAllByRole('link', { name: 'Roots and their domains' })[0]).toHaveFocus());
    await userEvent.keyboard('/');
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Name' })).toHaveFocus());
  },
};

export const FoundByName: Story = {
  args: scene(),
  play: async ({ canvas, userEvent, args: { clock } }) => {
    const people = within(await canvas.findByRole('region', { name: 'Choose a learner' }));
    await waitFor(() => expect(people.getAllByRole('listitem')).toHaveLength(2));
    await userEvent.type(await people.findByRole('searchbox'), 'max');
    clock.turn(300);
    await waitFor(() => expect(people.getAllByRole('listitem')).toHaveLength(1));
    await waitFor(() =>
      expect(people.getByRole('link', { name: 'Max Mustermann' })).toHaveAttribute('href', '#subject-a2'),
    );
    await userEvent.type(await people.findByRole('searchbox'), 'x');
    clock.turn(300);
    await waitFor(() => expect(people.getByText('Nobody with this name has begun a problem.')).toBeVisible());
  },
};

export const NothingToDecide: Story = {
  args: scene({}),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Everything is decided')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Nobody has begun a problem yet.')).toBeVisible());
  },
};

export const Loading: Story = {
  args: scene(),
  beforeEach: ({ args: { gateway } }) => {
    gateway.delay = new Promise(() => undefined);
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Answers not decided' })).toBeVisible());
    await waitFor(() => expect(canvas.getAllByText('Loading …')).toHaveLength(3));
  },
};

export const DoesNotLoad: Story = {
  args: scene(),
  beforeEach: ({ args: { gateway } }) => {
    gateway.failure = { kind: 'unavailable' };
  },
  play: async ({ canvas, userEvent, args: { gateway } }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(3));
    gateway.failure = undefined;
    const [retry] = await canvas.findAllByRole('button', { name: 'Try again' });
    if (retry === undefined) throw new Error('no way to try again');
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.getByText('3 answers are waiting')).toBeVisible());
  },
};

export const WorkOfOne: Story = {
  args: { ...scene(), learner: 'subject-a1' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Work of Lea Learner' })).toBeVisible());
    const rows = (await canvas.findAllByRole('listitem')).map((row) => row.textContent);
    await waitFor(() =>
      expect(rows).toEqual([
        expect.stringMatching(/^Roots and their domains100% answered · 1 try · Result 100%Saved .*1 not decided$/),
        expect.stringMatching(/^Add fractions.*2 tries.*(?<!Saved late.*)Late, acceptedPassed$/),
        expect.stringMatching(
          /^Cancel fractionsWorksheet: Sheet of week 7.*Result 50%.*Saved late.*Late, not acceptedNot passed yet$/,
        ),
        expect.stringMatching(/^Divide fractions50% answeredNot saved yetStarted$/),
      ]),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Cancel fractions' })).toHaveAttribute(
        'href',
        '#pool/cancel-fractions/subject-a1/w1',
      ),
    );
  },
};

export const NobodyKnown: Story = {
  args: { ...scene(), learner: 'nobody' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Nobody with this id has begun a problem.'),
    );
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull());
  },
};

export const OnAPhone: Story = {
  args: scene(),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('3 answers are waiting')).toBeVisible());
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth));
  },
};

const groupOf = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  const row = link.closest('li');
  if (row === null) throw new Error(`The answer of ${name} is in no group.`);
  return within(row);
};

/** A score for all who gave an answer but one, with its reason; taken back from the notice. */
export const ScoreByHand: Story = {
  args: { ...scene(), answers: { path: 'fractions/add', worksheet: 'w1' } },
  play: async ({ canvas, userEvent, args: { gateway } }) => {
    await waitFor(() => expect(canvas.getByText('4 different answers · 10 learners')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/could not be marked just now/)).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/Lena Lecturer gave 50% \(automatic: 0%\)/)).toBeVisible());
    const group = await groupOf('Ada');
    await userEvent.click(group.getByRole('button', { name: 'Give another score' }));
    await userEvent.click(group.getByRole('button', { name: 'Give to 7 learners' }));
    await waitFor(() => expect(group.getByText('Please enter a number from 0 to 100.')).toBeVisible());
    await waitFor(() => expect(group.getByText('Please give a reason.')).toBeVisible());
    await userEvent.type(group.getByLabelText('Score in percent'), '25 %');
    await userEvent.type(group.getByLabelText('Reason'), 'Added numerators and denominators');
    await userEvent.click(group.getByRole('checkbox', { name: 'Gül' }));
    await userEvent.click(group.getByRole('button', { name: 'Give to 6 learners' }));
    await waitFor(() => expect(screen.getByText('6 learners have the new score.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/Tom Tutor gave 25%/)).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus());
    await waitFor(() => expect(gateway.handedIn[0]?.answers.filter(({ score }) => score === 0.25)).toHaveLength(6));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByText(/6 scores were taken back/)).toBeVisible());
    await waitFor(() => expect(canvas.queryByText(/Tom Tutor gave/)).toBeNull());
  },
};

/** What was typed stays when it cannot be saved. */
export const ScoreNotSaved: Story = {
  args: { ...scene(), answers: { path: 'fractions/add', worksheet: 'w1' } },
  play: async ({ userEvent, args: { gateway } }) => {
    const group = await groupOf('Lea Learner');
    await userEvent.click(group.getByRole('button', { name: 'Give another score' }));
    await userEvent.type(group.getByLabelText('Score in percent'), '100');
    await userEvent.type(group.getByLabelText('Reason'), 'Not cancelled');
    gateway.failure = { kind: 'unavailable' };
    await userEvent.click(group.getByRole('button', { name: 'Give to 1 learner' }));
    await waitFor(() => expect(screen.getByText(/Nothing you typed is lost/)).toBeVisible());
    await waitFor(() => expect(group.getByLabelText('Reason')).toHaveValue('Not cancelled'));
  },
};

export const OptionsOfAll: Story = {
  args: { ...scene(), answers: { path: 'fractions/add', worksheet: 'w1', question: 2 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('It grows · It is never negative')).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Question (b)' })).toHaveAttribute('aria-current', 'page'),
    );
  },
};

export const AnswersUnreachable: Story = {
  args: { ...scene({}), answers: { path: 'fractions/add' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
};

const mendedProblem: MendedProblem = {
  version: 'v2',
  works: [
    { learner: { id: 'a', name: 'Zoe' }, before: 0, after: 1, outcome: 'better' },
    { learner: { id: 'b', name: 'Yan' }, before: 0.5, after: 0.5, outcome: 'same' },
    { learner: { id: 'c', name: 'Xia' }, before: 0.5, after: 0.5, outcome: 'asksOther' },
    { learner: { id: 'd' }, outcome: 'notHandedIn' },
  ],
  regradings: [{ id: 'r0', by: 'Lena Lecturer', at: '2026-11-20T08:00:00Z', isUndone: true, learners: 3, better: 1 }],
};

/** What would change is seen first; then everything is graded again, and that is undone. */
export const Mended: Story = {
  args: { ...scene({ handedIn: [sums], mendedProblem }), answers: { path: 'fractions/add', worksheet: 'w1' } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/4 learners keep working on the former version/)).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/1 learner would have a better score/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'See what would change' }));
    await waitFor(() => expect(canvas.getByText('Zoe').closest('li')).toHaveTextContent(/0%\s*100%/));
    await waitFor(() => expect(canvas.getByText(/asks for something else/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Grade again' }));
    await waitFor(() => expect(screen.getByText('Graded again: 1 learner has a better score.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/Graded again by Tom Tutor/)).toBeVisible());
    const log = within(canvas.getByRole('list', { name: 'Graded again' }));
    await userEvent.click(log.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByText('The former scores count again.')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Grade again' })).toBeVisible());
  },
};
