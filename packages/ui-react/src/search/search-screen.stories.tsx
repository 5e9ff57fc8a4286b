import type { MathElement } from '@lemma/core/document';
import {
  limitDifficulty,
  initialCriteria,
  filterBy,
  lookFor,
  sortBy,
  writeCriteria,
  type FilterCatalog,
  type SearchCriteria,
} from '@lemma/core/search';
import { fail, succeed } from '@lemma/core/store';
import {
  InMemoryFilterCatalog,
  InMemoryGlimpseGateway,
  InMemoryIdentity,
  InMemoryListAddress,
  InMemoryProblemCatalog,
  InMemorySearchGateway,
  TurnedClock,
  aDocumentHit,
  aResultPage,
  aUser,
  aWorksheetHit,
  noAnswer,
} from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { SearchScreen } from './search-screen.tsx';

const names = [
  'Cancel fractions',
  'Add fractions',
  'Powers',
  'Roots',
  'Sequences',
  'Limits',
  'Derivatives',
  'Integrals',
];
const half: MathElement = {
  tag: 'math',
  attributes: {},
  children: [
    {
      tag: 'mfrac',
      attributes: {},
      children: [
        { tag: 'mn', attributes: {}, children: ['1'] },
        { tag: 'mn', attributes: {}, children: ['2'] },
      ],
    },
  ],
};
const problems = Array.from({ length: 40 }, (_, at) =>
  aDocumentHit({
    id: `problem${at}`,
    path: `pool/problem${at}`,
    name: `${names[at % names.length] ?? ''} ${at + 1}`,
    language: 'en',
    languages: ['en'],
    topics: ['Analysis/Limits', 'Arithmetic/Fractions'].slice(at % 2),
    difficulty: at % 11,
  }),
);
/** What the rows show of their tasks. */
const glimpses = new InMemoryGlimpseGateway(
  problems.map(({ path }, at) => ({
    path,
    pieces: [
      { kind: 'text', text: `Solve number ${String(at + 1)}: ` },
      { kind: 'formula', math: half },
      { kind: 'text', text: ' = ' },
      { kind: 'answer' },
      { kind: 'text', text: `. ${'Then explain every step of what you have done. '.repeat(5)}` },
    ],
    authors: at === 0 ? ['Emmy Noether'] : [],
  })),
);
const filters = new InMemoryFilterCatalog({
  languages: [
    { value: 'en', count: 40 },
    { value: 'fr', count: 0 },
  ],
  sections: [{ value: 'Course 1', count: 20 }],
  chapters: [
    { value: 1001, count: 3 },
    { value: 2, count: 1 },
  ],
  difficulties: [{ value: 4, count: 7 }],
  topics: [
    {
      path: 'Analysis',
      count: 20,
      children: [{ path: 'Analysis/Limits', count: 12, children: [] }],
    },
  ],
  objectives: [
    { value: 'compute', count: 8 },
    { value: 'prove', count: 4 },
  ],
  userLabels: [{ value: 'exam 1', count: 2 }],
});

interface SearchStory {
  readonly gateway: InMemorySearchGateway;
  readonly criteria?: SearchCriteria;
  readonly clock?: TurnedClock;
}

function Area({ gateway, criteria = initialCriteria('en'), clock = new TurnedClock() }: SearchStory) {
  const [address] = useState(() => new InMemoryListAddress(writeCriteria(criteria)));
  return (
    <StoryServices
      ports={{
        clock,
        searchGateway: gateway,
        filterCatalog: filters,
        glimpseGateway: glimpses,
        identity: new InMemoryIdentity({ kind: 'user', user: aUser({ roles: ['access-pool', 'access-cep'] }) }),
        problemCatalog: new InMemoryProblemCatalog(problems.map(({ path, name }) => ({ path, names: { en: name } }))),
      }}
    >
      <SearchScreen
        area="pool"
        title="Pool"
        links={[{ href: '/learners', text: 'Learners' }]}
        address={address}
        previewHref={(path, language) => `#preview?path=${path}&lang=${language}`}
        worksheetHref={(id) => `#worksheet?id=${id}`}
      />
    </StoryServices>
  );
}

const meta = {
  title: 'Screens/Search',
  render: (story) => <Area {...story} />,
} satisfies Meta<SearchStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  args: { gateway: new InMemorySearchGateway(problems) },
  play: async () => {
    await waitFor(() => expect(screen.getByText('40 results')).toBeVisible());
    await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Derivatives 31' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page'));
  },
};

export const AddedToDraft: Story = {
  args: { gateway: new InMemorySearchGateway(problems.slice(0, 3)) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add: Powers 3' }));
    const added = await screen.findByRole('button', { name: 'In draft: Powers 3' });
    await waitFor(() => expect(added).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(added);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add: Powers 3' })).toBeVisible());
  },
};

const typingClock = new TurnedClock();

export const Typing: Story = {
  args: { gateway: new InMemorySearchGateway(problems), clock: typingClock },
  play: async ({ args }) => {
    await screen.findByText('40 results');
    await userEvent.keyboard('/');
    const field = await screen.findByRole('searchbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'root');
    await waitFor(() => expect(screen.getByText('40 results')).toBeVisible());
    typingClock.turn(500);
    await waitFor(() => expect(screen.getByText('5 results')).toBeVisible());
    await waitFor(() => expect(args.gateway.asked.at(-1)).toMatchObject({ query: 'root' }));
  },
};

/** Keys move from hit to hit, but not while typing; a dialog lists them. */
export const Keys: Story = {
  args: { gateway: new InMemorySearchGateway(problems) },
  play: async () => {
    await screen.findByText('40 results');
    await userEvent.keyboard('jj');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Add fractions 2' })).toHaveFocus());
    await userEvent.keyboard('kkk');
    const first = await screen.findByRole('link', { name: 'Cancel fractions 1' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('/');
    const field = await screen.findByRole('searchbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('jk?/');
    await waitFor(() => expect(field).toHaveValue('jk?/'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    first.focus();
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await waitFor(() => expect(dialog).toHaveTextContent('Next entry'));
    await userEvent.keyboard('j{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(first).toHaveFocus());
  },
};

/** Readers who trigger single keys by mistake can disable them, and enable them again. */
export const SingleKeysOff: Story = {
  args: { gateway: new InMemorySearchGateway(problems) },
  play: async () => {
    await screen.findByText('40 results');
    const opener = await screen.findByRole('button', { name: 'Keyboard shortcuts' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Use single keys/ }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Use single keys/ })).not.toBeChecked());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('j?/');
    await waitFor(() => expect(opener).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Use single keys/ }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('/');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  },
};

export const Worksheets: Story = {
  args: {
    gateway: new InMemorySearchGateway([
      aWorksheetHit(),
      aWorksheetHit({ id: 'w2', title: { en: 'Powers and roots' } }),
    ]),
    criteria: lookFor(initialCriteria('en'), 'worksheet'),
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Powers and roots' })).toHaveAttribute('href', '#worksheet?id=w2'),
    );
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Difficulty' })).toBeNull());
  },
};

export const Filtered: Story = {
  args: {
    gateway: new InMemorySearchGateway(problems),
    criteria: limitDifficulty(filterBy(initialCriteria('en'), { topic: 'Analysis/Limits' }), { from: 2, to: 6 }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove filter: Topic: Analysis › Limits' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Topic: Analysis › Limits/ })).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear all filters' })).toBeNull());
  },
};

export const NothingFound: Story = {
  args: {
    gateway: new InMemorySearchGateway([]),
    criteria: filterBy(initialCriteria('en'), { query: 'quaternions', section: 'Course 1' }),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/“quaternions” · Section: Course 1/)).toBeVisible());
    await waitFor(() => expect(screen.getByText('0 results')).toBeVisible());
  },
};

export const LanguageRequired: Story = {
  args: { gateway: new InMemorySearchGateway(problems), criteria: { ...initialCriteria('en'), language: undefined } },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Choose a language.'));
    await waitFor(() => expect(args.gateway.asked).toEqual([]));
  },
};

export const Loading: Story = {
  args: { gateway: new InMemorySearchGateway(() => noAnswer) },
};

let isAway = true;

export const Failed: Story = {
  args: {
    gateway: new InMemorySearchGateway(() => (isAway ? fail({ kind: 'unavailable' }) : fail({ kind: 'forbidden' }))),
  },
  play: async () => {
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isAway = false;
    await userEvent.click(retry);
    await waitFor(() => expect(screen.getByText('You don’t have permission to search here.')).toBeVisible());
  },
};

export const OnAPhone: Story = {
  args: { gateway: new InMemorySearchGateway(problems) },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('40 results')).toBeVisible());
    await waitFor(() => expect(highestRow()).toBeLessThanOrEqual(45));
  },
};

/** In pixels; reading a list means comparing rows, so many of them must fit on a screen. */
function highestRow(): number {
  const rows = screen.getAllByRole('link', { name: /\d$/ }).map((link) => link.closest('li'));
  return Math.max(...rows.map((row) => row?.getBoundingClientRect().height ?? Infinity));
}

export const Rows: Story = {
  args: { gateway: new InMemorySearchGateway(problems) },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('40 results')).toBeVisible());
    await waitFor(() => expect(highestRow()).toBeLessThanOrEqual(28));
  },
};

/** A row unfolds to its whole task with author, topics and languages; all of them can. */
export const WholeTasks: Story = {
  args: { gateway: new InMemorySearchGateway(problems) },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async () => {
    const more = await screen.findByRole('button', { name: 'More about Cancel fractions 1' });
    await waitFor(() => expect(screen.getByText(/Solve number 1:/)).toBeVisible());
    await userEvent.click(more);
    await waitFor(() => expect(more).toHaveAttribute('aria-expanded', 'true'));
    await waitFor(() => expect(screen.getByText(/^by Emmy Noether · /)).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Limits' })).toBeVisible());
    const whole = screen.getByRole('button', { name: 'Show whole tasks' });
    await userEvent.click(whole);
    await waitFor(() => expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(30));
    await userEvent.click(whole);
    await userEvent.click(more);
    await waitFor(() => expect(screen.queryAllByRole('button', { expanded: true })).toHaveLength(0));
  },
};

export const ByDate: Story = {
  args: { gateway: new InMemorySearchGateway(problems), criteria: sortBy(initialCriteria('en'), 'dateDescending') },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText('Nov 22, 2026')).toHaveLength(30));
  },
};

/** Rows selected by the mouse and by a key get a label at once, and lose it again by one click. */
export const Labelled: Story = {
  args: { gateway: new InMemorySearchGateway(problems.slice(0, 3)) },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select: Add fractions 2' }));
    await userEvent.keyboard('jx');
    const bar = await screen.findByRole('group', { name: 'Selection' });
    await waitFor(() => expect(within(bar).getByText('2 selected')).toBeVisible());
    await userEvent.click(await within(bar).findByRole('button', { name: 'Label' }));
    await userEvent.type(await screen.findByLabelText('New label'), 'exam 1{Enter}');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Label: exam 1' })).toHaveLength(2));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Label: exam 1' })).toBeNull());
  },
};

/** Topics unfold; choosing one again chooses none. */
export const TopicTree: Story = {
  args: { gateway: new InMemorySearchGateway(problems) },
  play: async ({ args }) => {
    await screen.findByText('40 results');
    await userEvent.click(await screen.findByRole('button', { name: 'Show topics below Analysis' }));
    const limits = await screen.findByRole('button', { name: 'Limits 12' });
    await userEvent.click(limits);
    await waitFor(() => expect(limits).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(args.gateway.asked.at(-1)).toMatchObject({ topic: 'Analysis/Limits' }));
    await userEvent.click(limits);
    await waitFor(() => expect(args.gateway.asked.at(-1)).toMatchObject({ topic: undefined }));
  },
};

/** Every value of a filter says how many hits have it; chapters are those of sections, 1001 is the chapter 1A. */
export const CountedFilters: Story = {
  args: { gateway: new InMemorySearchGateway(problems) },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ args }) => {
    const chapter = await screen.findByLabelText('Chapter');
    await waitFor(() => expect(within(chapter).getByRole('option', { name: '1A (3)' })).toBeInTheDocument());
    const language = within(screen.getByLabelText('Language'));
    await waitFor(() => expect(language.getByRole('option', { name: 'French (0)' })).toBeInTheDocument());
    const from = within(screen.getByLabelText('from'));
    await waitFor(() => expect(from.getByRole('option', { name: '4 (7)' })).toBeInTheDocument());
    await userEvent.selectOptions(chapter, '1A (3)');
    await waitFor(() => expect(args.gateway.asked.at(-1)).toMatchObject({ chapter: 1001 }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove filter: Chapter 1A' }));
    await waitFor(() => expect(args.gateway.asked.at(-1)).toMatchObject({ chapter: undefined }));
  },
};

const addressOfProblems = new InMemoryListAddress(writeCriteria(initialCriteria('en')));

/** Words of other languages are longer: nothing covers what is beside it. */
export const LongWords: Story = {
  args: { gateway: new InMemorySearchGateway(problems) },
  render: ({ gateway }) => (
    <StoryServices ports={{ searchGateway: gateway, filterCatalog: filters }}>
      <div style={{ width: '720px' }}>
        <SearchScreen
          area="pool"
          title="Banque d’exercices"
          links={['Apprenants', 'Attributions', 'Guide (en anglais)'].map((words) => ({
            href: `#${words}`,
            text: words,
          }))}
          address={addressOfProblems}
          previewHref={() => '#'}
          worksheetHref={() => '#'}
        />
      </div>
    </StoryServices>
  ),
  play: async () => {
    const title = await screen.findByRole('heading', { level: 1, name: 'Banque d’exercices' });
    const beside = [await screen.findByRole('searchbox'), ...screen.getAllByRole('link', { name: /^(App|Att|Guide)/ })];
    const covers = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1;
    const covered = () => {
      const boxes = [title, ...beside].map((element) => element.getBoundingClientRect());
      return boxes.filter((box) => boxes.some((other) => other !== box && covers(box, other)));
    };
    await waitFor(async () => expect(covered()).toEqual([]));
  },
};

let asksForFilters = 0;
const failingFirst: FilterCatalog = {
  choices: () => {
    asksForFilters += 1;
    return asksForFilters === 1 ? Promise.resolve(fail({ kind: 'unexplained' })) : filters.choices();
  },
};

/** Filters that could not be loaded can be loaded again where that is said. */
export const FiltersFail: Story = {
  args: { gateway: new InMemorySearchGateway(problems) },
  render: ({ gateway }) => (
    <StoryServices ports={{ searchGateway: gateway, filterCatalog: failingFirst }}>
      <SearchScreen
        area="pool"
        title="Pool"
        links={[]}
        address={addressOfProblems}
        previewHref={() => '#'}
        worksheetHref={() => '#'}
      />
    </StoryServices>
  ),
  play: async () => {
    asksForFilters = 0;
    const panel = within(await screen.findByRole('complementary', { name: 'Filters' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Try again' })).toBeNull());
    await waitFor(() => expect(asksForFilters).toBe(2));
  },
};

const counted = new InMemoryFilterCatalog({ own: 2 });
const addressOfWorksheets = new InMemoryListAddress(writeCriteria(lookFor(initialCriteria('en'), 'worksheet')));

/** What is deleted in a panel or a dialog counts in the filters at once; the pool tells what it is about. */
export const AfterDeleting: Story = {
  args: { gateway: new InMemorySearchGateway([]) },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  render: ({ gateway }) => (
    <StoryServices ports={{ searchGateway: gateway, filterCatalog: counted }}>
      <SearchScreen
        area="pool"
        title="Pool"
        address={addressOfWorksheets}
        previewHref={() => '#'}
        worksheetHref={() => '#'}
        note={{ text: 'What the pool is about.', href: '#guide', link: 'Guide' }}
        worksheetTools={(onChange) => (
          <button
            onClick={() => {
              counted.change({ own: 1 });
              onChange();
            }}
          >
            Delete one
          </button>
        )}
      />
    </StoryServices>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /Only my worksheets\s*2/ })).toBeInTheDocument());
    await userEvent.click(await screen.findByRole('button', { name: 'Delete one' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /Only my worksheets\s*1/ })).toBeInTheDocument());
    const note = within(await screen.findByRole('note'));
    await waitFor(() => expect(note.getByText('What the pool is about.')).toBeVisible());
    await waitFor(() => expect(note.getByRole('link', { name: 'Guide' })).toHaveAttribute('href', '#guide'));
  },
};

/** Each kind has a tab with its number; arrows move the focus, and only a press searches. */
export const Kinds: Story = {
  args: { gateway: new InMemorySearchGateway([...problems, aWorksheetHit()]) },
  play: async ({ args }) => {
    const tab = await screen.findByRole('tab', { name: 'Problems 40' });
    await waitFor(() => expect(tab).toHaveAttribute('aria-selected', 'true'));
    tab.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    const worksheets = await screen.findByRole('tab', { name: 'Worksheets 1' });
    await waitFor(() => expect(worksheets).toHaveFocus());
    await waitFor(() => expect(args.gateway.asked).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.gateway.asked.at(-1)).toMatchObject({ kind: 'worksheet' }));
    const panel = await screen.findByRole('tabpanel', { name: 'Worksheets 1' });
    await waitFor(() => expect(within(panel).getByRole('link', { name: 'Fractions' })).toBeVisible());
  },
};

const mistyped = filterBy(initialCriteria('en'), { query: 'fracton' });

/** What is near to a mistyped query is shown, with the words it was found by marked. */
export const Mistyped: Story = {
  args: {
    gateway: new InMemorySearchGateway(() =>
      succeed(
        aResultPage({
          hits: [aDocumentHit({ name: 'Add fractions', marks: [[4, 13]], worksheetCount: 2 })],
          foundBy: 'nearWords',
          nearQueries: ['fractions', 'fraction'],
        }),
      ),
    ),
    criteria: mistyped,
  },
  play: async ({ args }) => {
    const link = await screen.findByRole('link', { name: 'Add fractions' });
    await waitFor(() => expect(link.querySelector('mark')).toHaveTextContent('fractions'));
    await waitFor(() => expect(screen.getByText('Difficulty 3 of 10 · in 2 worksheets')).toBeVisible());
    const proposals = await screen.findByRole('group', { name: 'Nothing contains “fracton”. Shown instead:' });
    await userEvent.click(await within(proposals).findByRole('button', { name: 'fraction' }));
    await waitFor(() => expect(args.gateway.asked.at(-1)).toMatchObject({ query: 'fraction' }));
  },
};

/** Without hits, near words, other kinds and other languages are one click away. */
export const FoundElsewhere: Story = {
  args: {
    gateway: new InMemorySearchGateway(() =>
      succeed(
        aResultPage({
          totals: { problem: 0, article: 3, worksheet: 0, pdf: 0 },
          nearQueries: ['fraction'],
          elsewhere: [{ kind: 'problem', language: 'fr', total: 12 }],
        }),
      ),
    ),
    criteria: mistyped,
  },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('group', { name: 'Did you mean:' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Articles (English): 3' })).toBeVisible());
    await userEvent.click(await screen.findByRole('button', { name: 'Problems (French): 12' }));
    await waitFor(() => expect(args.gateway.asked.at(-1)).toMatchObject({ kind: 'problem', language: 'fr' }));
  },
};
