import { convertedFrom, type ConversionGateway } from '@lemma/core/conversion';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { ComparisonDialog } from './comparison-dialog.tsx';

const formula = (name: string) =>
  `<equation><math display="block" alttext="${name}"><mi>${name}</mi><mo>=</mo><mn>2</mn></math></equation>`;
const question = (text: string) =>
  `<question id="q1" type="input.number"><text><p>${text}</p></text><answer><solution>5</solution></answer></question>`;

/** The pages of two sources, in which a block of each kind differs. */
const pages: Readonly<Record<string, string>> = {
  original: `<title>Sums</title><content><p>Find the sum of two fractions.</p>${formula('x')}<p>This sentence goes.</p>${question('What is 2 + 3?')}<p>Both have this.</p></content>`,
  own: `<title>Differences</title><content><p>Find the difference of two fractions.</p>${formula('y')}${question('What is 7 − 2?')}<p>Both have this.</p>${formula('z')}</content>`,
  same: '<title>Sums</title><content><p>Both have this.</p></content>',
  'same % with a remark': '<title>Sums</title><content><p>Both have this.</p></content>',
};

const gateway: ConversionGateway = {
  convert: (source) => ({
    answer: Promise.resolve(convertedFrom(`<document kind="problem" lang="en">${pages[source] ?? ''}</document>`, [])),
    cancel: () => undefined,
  }),
  checkSeeds: () => ({ answer: Promise.resolve([]), cancel: () => undefined }),
};

const meta = {
  title: 'Screens/Comparison of pages',
  args: { original: 'original', text: 'own' },
  render: ({ original, text }) => (
    <StoryServices ports={{ conversionGateway: gateway }}>
      <ComparisonDialog original={original} text={text} language="en" onClose={() => undefined} />
    </StoryServices>
  ),
} satisfies Meta<{ original: string; text: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

const openPages = async (name = 'Page') => {
  await userEvent.click(await screen.findByRole('tab', { name }));
};

/** What differs is marked in both pages, by colour, sign and word; keys and buttons lead through it. */
export const Differences: Story = {
  play: async () => {
    await openPages();
    const before = within(await screen.findByRole('region', { name: 'Original' }));
    const after = within(await screen.findByRole('region', { name: 'Customisation' }));
    await before.findByRole('group', { name: 'Removed' });
    await waitFor(() => expect(before.getAllByRole('group', { name: 'Changed' })).toHaveLength(4));
    await waitFor(() => expect(after.getAllByRole('group', { name: 'Changed' })).toHaveLength(4));
    await waitFor(() => expect(after.getByRole('group', { name: 'Added' })).toHaveTextContent('+Added'));
    await waitFor(() => expect(after.queryByRole('group', { name: 'Removed' })).toBeNull());
    // Within a paragraph, the words are marked.
    await waitFor(() => expect(before.getByText('sum')).toHaveProperty('tagName', 'MARK'));
    await waitFor(() => expect(after.getByText('difference')).toHaveProperty('tagName', 'MARK'));
    await waitFor(() => expect(screen.getByText('6 differences')).toBeVisible());
    await userEvent.keyboard('jj');
    await waitFor(() => expect(screen.getByText('Difference 2 of 6')).toBeVisible());
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Find the difference of two fractions.'));
    await userEvent.keyboard('jjk');
    await userEvent.click(await screen.findByRole('button', { name: 'Next difference' }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('This sentence goes.'));
    await userEvent.click(await screen.findByRole('button', { name: 'Previous difference' }));
    await waitFor(() => expect(screen.getByText('Difference 3 of 6')).toBeVisible());
  },
};

export const SamePage: Story = {
  args: { original: 'same', text: 'same % with a remark' },
  play: async () => {
    await openPages();
    await screen.findByText('The pages do not differ.');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Next difference' })).toBeNull());
    await userEvent.keyboard('j');
    await waitFor(() => expect(document.querySelector('[data-difference]')).toBeNull());
  },
};

const inLanguage = (language: string, tab: string, words: readonly string[]): Story => ({
  globals: { language },
  play: async () => {
    await openPages(tab);
    for (const name of words) await screen.findAllByRole('group', { name });
  },
});

export const InGerman: Story = inLanguage('de', 'Seite', ['Hinzugefügt', 'Entfernt', 'Geändert']);
export const InFrench: Story = inLanguage('fr', 'Page', ['Ajouté', 'Supprimé', 'Modifié']);
export const InChinese: Story = inLanguage('zh', '页面', ['新增', '删除', '修改']);
