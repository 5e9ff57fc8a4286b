import type { Role } from '@lemma/core/session';
import { fail } from '@lemma/core/store';
import {
  InMemoryDocumentGateway,
  InMemoryIdentity,
  InMemoryTemplateGateway,
  aTemplate,
  aUser,
  aWorksheet,
} from '@lemma/core/testing';
import { corrections } from '@lemma/core/workflow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { WorksheetPanel } from './worksheet-panel.tsx';

interface PanelStory {
  readonly templates: InMemoryTemplateGateway;
  readonly roles: readonly Role[];
}

/** The list behind the panel tells how often it was asked to refresh. */
function Area({ templates, roles }: PanelStory) {
  const [isOpen, setIsOpen] = useState(true);
  const [changes, setChanges] = useState(0);
  return (
    <StoryServices
      ports={{
        templateGateway: templates,
        documentGateway: new InMemoryDocumentGateway({
          'fractions/p1': {
            languages: ['de', 'en'],
            xml: '<document kind="problem" lang="en"><title>Cancel these fractions</title><content/></document>',
          },
        }),
        identity: new InMemoryIdentity({ kind: 'user', user: aUser({ roles }) }),
      }}
    >
      <main>
        <h1 tabIndex={-1}>Pool</h1>
        <button id="details-w1" onClick={() => setIsOpen(true)}>
          Details
        </button>
        <p>Changes: {changes}</p>
      </main>
      {isOpen && (
        <WorksheetPanel
          templateId="w1"
          worksheetHref={({ by, id }) => `#worksheet?${by}=${id}`}
          previewHref={(path, language) => `#preview?path=${path}&lang=${language}`}
          onClose={() => setIsOpen(false)}
          onChange={() => setChanges((count) => count + 1)}
        />
      )}
    </StoryServices>
  );
}

const meta = {
  title: 'Screens/Worksheet panel',
  render: (story) => <Area {...story} />,
  args: { templates: new InMemoryTemplateGateway([aTemplate()]), roles: ['access-pool'] },
} satisfies Meta<PanelStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Dialogs and notices fade in. */
const seeing = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());
const panel = () => screen.findByRole('dialog', { name: 'Fractions' });

export const Facts: Story = {
  play: async () => {
    const inPanel = within(await panel());
    await seeing(await inPanel.findByText('Lea Lecturer'));
    await seeing(await inPanel.findByText('November 22, 2026'));
    await seeing(await inPanel.findByRole('button', { name: /Cancel fractions.*1 point/ }));
    await seeing(await inPanel.findByRole('button', { name: /Add fractions.*3 points/ }));
    await seeing(await inPanel.findByText('4 points in total'));
    await seeing(await inPanel.findByText('Training'));
    await waitFor(async () =>
      expect(await inPanel.findByRole('link', { name: 'Open' })).toHaveAttribute('href', '#worksheet?worksheet=w1'),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Details' })).toHaveFocus());
  },
};

/** A problem opens as it looks; Escape leads back to the panel. */
export const Snapshot: Story = {
  play: async () => {
    const problem = await within(await panel()).findByRole('button', { name: /Cancel fractions/ });
    await userEvent.click(problem);
    const snapshot = await screen.findByRole('dialog', { name: 'Cancel fractions' });
    await seeing(await within(snapshot).findByText('Cancel these fractions'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cancel fractions' })).toBeNull());
    await waitFor(() => expect(problem).toHaveFocus());
  },
};

/** The draft is corrected like a problem sheet; what differs can be adopted, and then nothing differs. */
export const Adoption: Story = {
  play: async () => {
    const compare = await within(await panel()).findByRole('button', { name: 'Compare with the draft' });
    await userEvent.click(compare);
    const table = within(await screen.findByRole('table'));
    await seeing(await table.findByRole('row', { name: 'New random values not allowed unlimited' }));
    await seeing(await table.findByRole('row', { name: 'Learners see the correction no yes' }));
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(3));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(compare).toHaveFocus());
    await userEvent.click(compare);
    await userEvent.click(await screen.findByRole('button', { name: 'Adopt' }));
    await seeing(await screen.findByText('The draft now has the settings of this worksheet.'));
    await userEvent.click(compare);
    const same = await screen.findByRole('dialog', { name: 'Draft and worksheet compared' });
    await seeing(await within(same).findByText('The draft already has the same settings.'));
    await waitFor(() => expect(within(same).getAllByRole('button')).toHaveLength(1));
    await userEvent.click(await within(same).findByRole('button', { name: 'Close' }));
  },
};

export const Deletion: Story = {
  args: { templates: new InMemoryTemplateGateway([aTemplate()]) },
  play: async ({ args }) => {
    await userEvent.click(await within(await panel()).findByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    await waitFor(() => expect(question).toHaveTextContent('“Fractions” will be deleted with all its versions.'));
    await userEvent.click(await within(question).findByRole('button', { name: 'Delete' }));
    await seeing(await screen.findByText('“Fractions” has been deleted.'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Pool' })).toHaveFocus());
    await seeing(await screen.findByText('Changes: 1'));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await seeing(await screen.findByText('“Fractions” has been restored.'));
    await seeing(await screen.findByText('Changes: 2'));
    await waitFor(() => expect(args.templates.asked).toEqual(['remove w1', 'restore w1']));
  },
};

const refusing = new InMemoryTemplateGateway([aTemplate()]);
refusing.answer = fail({ kind: 'unavailable' });

/** A failure names the worksheet, and the panel stays. */
export const NotDeleted: Story = {
  args: { templates: refusing },
  play: async () => {
    const visible = await within(await panel()).findByRole('checkbox', {
      name: 'All teachers can find this worksheet',
    });
    await userEvent.click(await within(await panel()).findByRole('button', { name: 'Delete' }));
    await userEvent.click(
      await within(await screen.findByRole('alertdialog')).findByRole('button', { name: 'Delete' }),
    );
    await seeing(await screen.findByText('“Fractions” could not be deleted.'));
    await userEvent.click(visible);
    await seeing(await screen.findByText('The visibility of “Fractions” could not be changed.'));
    await waitFor(() => expect(visible).toBeChecked());
  },
};

/** Of somebody else, in two versions, the older one without a workflow. */
export const OfSomebodyElse: Story = {
  args: {
    templates: new InMemoryTemplateGateway([
      aTemplate({
        mayDelete: false,
        createdBy: 'Arno Author',
        worksheets: [
          aWorksheet({ id: 'new', correction: corrections.quiz, createdDate: '2026-11-23T08:00:00.000Z' }),
          aWorksheet({ id: 'old', correction: undefined, problems: [] }),
        ],
      }),
    ]),
    roles: ['access-browser'],
  },
  play: async () => {
    const inPanel = within(await panel());
    await seeing(await inPanel.findByText('Quiz'));
    await waitFor(() => expect(inPanel.queryByRole('button', { name: 'Delete' })).toBeNull());
    await waitFor(() => expect(inPanel.queryByRole('checkbox')).toBeNull());
    await waitFor(() => expect(inPanel.queryByRole('button', { name: 'Compare with the draft' })).toBeNull());
    await userEvent.selectOptions(await inPanel.findByRole('combobox', { name: 'Version of' }), 'old');
    await seeing(await inPanel.findByText('No workflow was found for this worksheet.'));
    await seeing(await inPanel.findByText('This worksheet has no problems.'));
    await waitFor(async () =>
      expect(await inPanel.findByRole('link', { name: 'Open' })).toHaveAttribute('href', '#worksheet?worksheet=old'),
    );
  },
};

export const Gone: Story = {
  args: { templates: new InMemoryTemplateGateway() },
  play: async () => {
    await waitFor(async () =>
      expect(await screen.findByRole('alert')).toHaveTextContent('does not exist or has been deleted'),
    );
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async () => {
    await seeing(await within(await panel()).findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};
