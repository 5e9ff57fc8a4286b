import type { Language } from '@lemma/core/language';
import {
  InMemoryDocumentGateway,
  InMemoryIdentity,
  InMemoryWorksheetLookup,
  aUser,
  aWorksheet,
} from '@lemma/core/testing';
import { usualPaper, type PaperSettings } from '@lemma/core/worksheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { PaperScreen } from './paper-screen.tsx';

const sum = `<document kind="problem" lang="en"><title>Add these numbers</title><content>
  <question id="q1" type="input.number"><variables><variable type="randint" name="a"><value>2</value><value>900</value></variable>
    <variable type="number" name="s"><value>a+1</value></variable></variables>
    <text><p>Add 1 to <var name="a"/>.</p>
      <showhide initial-state="0"><headline>Hint</headline><p>Count on.</p></showhide></text>
    <answer><text>Answer:</text><solution>s</solution></answer></question>
</content></document>`;

const other = `<document kind="problem" lang="en"><title>Cancel these fractions</title><content/></document>`;

interface PaperStory {
  readonly settings: PaperSettings;
  readonly onPrint: () => void;
}

function Page({ settings: initial, onPrint }: PaperStory) {
  const [settings, setSettings] = useState(initial);
  const [language, setLanguage] = useState<Language>('en');
  return (
    <StoryServices
      ports={{
        worksheetLookup: new InMemoryWorksheetLookup([aWorksheet()]),
        documentGateway: new InMemoryDocumentGateway({
          'fractions/p1': { languages: ['de', 'en'], xml: sum },
          'fractions/p2': { languages: ['de', 'en'], xml: other },
        }),
        identity: new InMemoryIdentity({ kind: 'user', user: aUser({ roles: ['access-pool', 'access-cep'] }) }),
      }}
    >
      <PaperScreen
        reference={{ by: 'template', id: 'w1' }}
        language={language}
        settings={settings}
        onSettings={setSettings}
        onLanguage={setLanguage}
        backHref="#worksheet"
        onPrint={onPrint}
      />
    </StoryServices>
  );
}

const meta = {
  title: 'Screens/Worksheet on paper',
  render: (story) => <Page {...story} />,
  args: { settings: usualPaper, onPrint: fn() },
} satisfies Meta<PaperStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const sheets = (of: 'problems' | 'solutions') =>
  [...document.querySelectorAll<HTMLElement>(`[data-sheet=${of}]`)].map((sheet) => within(sheet));
const isReady = (count: number) =>
  waitFor(() => expect(screen.getByText(`${String(count)} sheets are ready.`)).toBeVisible());

/** Each version has numbers of its own; its solutions have the same ones. */
export const Versions: Story = {
  args: { settings: { ...usualPaper, first: 7, versions: 2 } },
  play: async ({ args }) => {
    await isReady(4);
    const numbers = (of: 'problems' | 'solutions') =>
      sheets(of).map((sheet) => /^Add 1 to (\d+)\.$/.exec(sheet.getByText(/^Add 1 to/).textContent)?.[1]);
    const [seventh, eighth] = numbers('problems');
    await waitFor(() => expect(seventh).not.toBe(eighth));
    await waitFor(() => expect(numbers('solutions')).toEqual([seventh, eighth]));
    await waitFor(() =>
      expect(sheets('problems').map((sheet) => sheet.getByText(/^Version/).textContent)).toEqual([
        'Version 7',
        'Version 8',
      ]),
    );
    const solution = sheets('solutions')[0]?.getByText(/^Solution/);
    await waitFor(() => expect(solution).toHaveTextContent(String(Number(seventh) + 1)));
    await waitFor(() => expect(sheets('problems')[0]?.queryByText(/^Solution/)).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(args.onPrint).toHaveBeenCalledOnce());
  },
};

/** What is hidden at first would give the problem away; it is beside the solution. */
export const HintsAreWithheld: Story = {
  beforeEach: () => () => dispatchEvent(new Event('afterprint')),
  play: async () => {
    await isReady(2);
    dispatchEvent(new Event('beforeprint'));
    await waitFor(() => expect(sheets('solutions')[0]?.getByText('Count on.')).toBeVisible());
    await waitFor(() => expect(sheets('problems')[0]?.queryByText('Hint')).toBeNull());
    await waitFor(() => expect(sheets('problems')[0]?.queryByText('Count on.')).toBeNull());
  },
};

/** Everybody who is named gets a version; a number that is none changes nothing, and says so. */
export const Names: Story = {
  args: { settings: { ...usualPaper, withSolutions: false } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('1 sheet is ready.')).toBeVisible());
    await userEvent.type(screen.getByRole('textbox', { name: /^Names/ }), 'Ada Lovelace\n\nEmmy Noether');
    await waitFor(() => expect(screen.getByText('2 sheets are ready.')).toBeVisible());
    await waitFor(() => expect(screen.getByText('Name: Ada Lovelace')).toBeVisible());
    await waitFor(() => expect(screen.getByText('Name: Emmy Noether')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('spinbutton', { name: 'Versions' })).toBeDisabled());
    const first = screen.getByRole('spinbutton', { name: 'Number of the first version' });
    await userEvent.clear(first);
    await userEvent.type(first, '0{Tab}');
    await waitFor(() => expect(screen.getByText('0 was changed to 1.')).toBeVisible());
    await waitFor(() => expect(screen.getByText('Version 1')).toBeVisible());
  },
};
