import { tokens } from '@lemma/core/tokens';
import { fail } from '@lemma/core/store';
import {
  InMemoryWorksheetGateway,
  MemoryStorage,
  TurnedClock,
  aDraft,
  aDraftProblem,
  noAnswer,
} from '@lemma/core/testing';
import { chooseWorkflow, draftCopiesKey, emptyDraft, type WorksheetDraft } from '@lemma/core/worksheet-draft';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { DraftButton } from './draft-button.tsx';

interface DialogStory {
  readonly draft: WorksheetDraft;
  readonly worksheets?: InMemoryWorksheetGateway;
  readonly clock?: TurnedClock;
  readonly onShowSaved?: (templateId: string) => void;
}

const meta = {
  title: 'Screens/Worksheet draft',
  render: ({ draft, worksheets, clock, onShowSaved }) => (
    <StoryServices
      ports={{ ...(worksheets && { worksheetGateway: worksheets }), ...(clock && { clock }) }}
      prepare={(services) => {
        const drafts = services.get(tokens.worksheetDraft);
        drafts.restore(draft);
        drafts.show();
      }}
    >
      <DraftButton {...(onShowSaved && { onShowSaved })} />
    </StoryServices>
  ),
} satisfies Meta<DialogStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const fractions = aDraftProblem();
const powers = aDraftProblem({ path: 'powers/p1', names: { de: 'Potenzen', en: 'Powers' }, weight: 3 });
const limits = aDraftProblem({ path: 'limits/p1', names: { en: 'Limits', fr: 'Limites' }, weight: 2 });
const chinese = aDraftProblem({ path: 'limits/p2', names: { zh: '极限' } });
const three = aDraft({ problems: [fractions, powers, limits], title: { en: 'Warm-up' } });

const dialog = () => screen.findByRole('dialog');
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** Dialogs and notices fade in. */
const seeing = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

export const Empty: Story = {
  args: { draft: emptyDraft },
  play: async () => {
    const heading = await screen.findByRole('heading', { name: 'No problems yet' });
    await seeing(heading);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled());
  },
};

const sharedStorage = new MemoryStorage();

/** A tab without a draft of its own is offered that of another. */
export const OfAnotherTab: Story = {
  args: { draft: emptyDraft },
  render: () => (
    <StoryServices
      ports={{ localStorage: sharedStorage, clock: new TurnedClock(Date.UTC(2026, 10, 23, 8)) }}
      prepare={(services) => {
        sharedStorage.write(
          `${draftCopiesKey}.guest`,
          JSON.stringify({
            version: 1,
            copies: [{ tab: 'other', changedAt: Date.UTC(2026, 10, 22, 8), draft: three }],
          }),
        );
        services.get(tokens.worksheetDraft).show();
      }}
    >
      <DraftButton />
    </StoryServices>
  ),
  play: async () => {
    await seeing(await screen.findByText(/Warm-up: 3 problems, last changed: Nov 22/));
    await press('Continue here');
    await seeing(await screen.findByRole('spinbutton', { name: 'Points for Powers' }));
    const visible = await screen.findByRole('checkbox', { name: 'All teachers can find this worksheet' });
    await userEvent.click(visible);
    await press('Next');
    await seeing(
      await screen.findByText('Only you can find this worksheet. Learners can open it once it is assigned.'),
    );
  },
};

export const NoCommonLanguage: Story = {
  args: { draft: aDraft({ problems: [fractions, chinese] }) },
  play: async () => {
    const next = await screen.findByRole('button', { name: 'Next' });
    await waitFor(() => expect(next).toBeDisabled());
    await waitFor(() => expect(next).toHaveAccessibleDescription(/a language in common/));
  },
};

export const Configured: Story = {
  args: { draft: three },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'English' })).toHaveValue('Warm-up'));
    const weight = await screen.findByRole('spinbutton', { name: 'Points for Powers' });
    await userEvent.clear(weight);
    await userEvent.type(weight, '5');
    await waitFor(() => expect(weight).toHaveValue(5));
    await waitFor(() => expect(screen.getByText('8 points in total')).toBeVisible());
  },
};

export const OrderedByKeyboard: Story = {
  args: { draft: three },
  play: async () => {
    const down = await screen.findByRole('button', { name: /Move .*(Cancel fractions|Brüche kürzen).* down/ });
    down.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText(/moved to 2 of 3/)).toBeInTheDocument());
    await waitFor(() => expect(down).toHaveFocus());
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(screen.getByText(/moved to 3 of 3/)).toBeInTheDocument());
    await waitFor(() => expect(down).toHaveFocus());
  },
};

export const RemovedAndUndone: Story = {
  args: { draft: three },
  play: async () => {
    await press('Remove Powers');
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(await within(question).findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Powers' })).toBeNull());
    await press('Undo');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Powers' })).toBeInTheDocument());
  },
};

export const CustomWorkflow: Story = {
  args: { draft: chooseWorkflow(three, 'custom') },
  play: async () => {
    const count = await screen.findByRole('spinbutton', { name: 'New random values' });
    await waitFor(() => expect(count).toHaveValue(-1));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Workflow' }), 'training');
    await waitFor(() => expect(screen.queryByRole('spinbutton', { name: 'New random values' })).toBeNull());
    await seeing(await screen.findByText('unlimited'));
  },
};

export const TitleMissing: Story = {
  args: { draft: aDraft({ title: { de: 'Brüche' } }) },
  play: async () => {
    await press('Next');
    await seeing(await screen.findByText('Enter a title in English.'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
  },
};

export const SummaryStep: Story = {
  args: { draft: aDraft({ problems: [fractions, powers] }) },
  play: async () => {
    await press('Next');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Summary' })).toHaveFocus());
    await seeing(await screen.findByText('4 points in total'));
    await press('Back');
    await seeing(await screen.findByRole('button', { name: 'Next' }));
  },
};

export const Saving: Story = {
  args: { draft: aDraft(), worksheets: new InMemoryWorksheetGateway(noAnswer) },
  play: async () => {
    await press('Next');
    await press('Save');
    await seeing(await screen.findByText('Saving …'));
    await userEvent.keyboard('{Escape}');
    await seeing(await dialog());
  },
};

export const Conflict: Story = {
  args: { draft: aDraft(), worksheets: new InMemoryWorksheetGateway(fail({ kind: 'worksheetExists' })) },
  play: async () => {
    await press('Next');
    await press('Save');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('already exists'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
    await seeing(await dialog());
  },
};

export const Saved: Story = {
  args: { draft: aDraft(), clock: new TurnedClock() },
  play: async ({ args }) => {
    await press('Next');
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await seeing(await screen.findByText('The worksheet has been saved.'));
    const opener = await screen.findByRole('button', { name: /no problems yet/ });
    await waitFor(() => expect(opener).toHaveFocus());
    args.clock?.turn(5000);
    await waitFor(() => expect(screen.queryByText('The worksheet has been saved.')).toBeNull());
  },
};

/** What was saved is offered with what can be done with it. */
export const SavedAndShown: Story = {
  args: { draft: aDraft(), onShowSaved: fn() },
  play: async ({ args }) => {
    await press('Next');
    await press('Save');
    await press('View and assign');
    await waitFor(() => expect(args.onShowSaved).toHaveBeenCalledWith('t1'));
    await waitFor(() => expect(screen.queryByText('The worksheet has been saved.')).toBeNull());
  },
};

/** A weight above the limit is clamped, with a message. */
export const WeightCut: Story = {
  args: { draft: three },
  play: async () => {
    const weight = await screen.findByRole('spinbutton', { name: 'Points for Powers' });
    await userEvent.clear(weight);
    await userEvent.type(weight, '5000');
    await userEvent.tab();
    await waitFor(() => expect(weight).toHaveValue(1000));
    await seeing(await screen.findByText('5000 was changed to 1000.'));
  },
};
