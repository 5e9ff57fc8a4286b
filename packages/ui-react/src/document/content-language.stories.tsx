import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { StoryPage } from '../testing/index.ts';

const content = `<tableofcontents/><section id="s" num="1"><headline>Summen</headline>
  <block role="theorem"><p>Ein Satz<footnote num="1">mit Beweis</footnote>.</p></block>
  <showhide><p>Verborgen.</p></showhide></section>
  <question id="a"><text><p>Eins?</p></text><answer><solution>1</solution></answer></question>
  <question id="b"><text><p>Zwei?</p></text><answer><solution>2</solution></answer></question>`;

const meta = {
  title: 'Document/Language of the content',
  component: StoryPage,
  args: { content, language: 'de' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The language of an element, for screen readers. */
function languageOf(element: Element): string | null | undefined {
  return element.closest('[lang]')?.getAttribute('lang');
}

/** A German page read with an English interface: the content is German, buttons are English. */
export const GermanPage: Story = {
  play: async ({ canvas }) => {
    const theorem = await canvas.findByRole('group', { name: 'Satz' });
    await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Inhaltsverzeichnis' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Fußnoten' })).toBeVisible());
    await waitFor(() => expect(languageOf(theorem)).toBe('de'));
    const question = await canvas.findByRole('group', { name: 'Teilaufgabe a' });
    await waitFor(() => expect(languageOf(question)).toBe('de'));
    const button = await within(question).findByRole('button', { name: 'Show solution' });
    await waitFor(() => expect(languageOf(button)).toBe('en'));
    const field = await within(question).findByRole('textbox', { name: 'Antwort 1' });
    await waitFor(() => expect(languageOf(field)).toBe('en'));
    const hide = await canvas.findByRole('button', { name: 'Hide' });
    await waitFor(() => expect(languageOf(hide)).toBe('en'));
  },
};

/** The reverse. */
export const GermanInterface: Story = {
  args: { content: '<block role="theorem"><p>A theorem.</p></block><showhide><p>x</p></showhide>', language: 'en' },
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Theorem' })).toBeVisible());
    const hide = await canvas.findByRole('button', { name: 'Verbergen' });
    await waitFor(() => expect(languageOf(hide)).toBe('de'));
  },
};

const figure = `<visualization id="place"><variables><variable type="number" name="r"><option>editable</option><value>0.75</value></variable></variables>
  <textrow>It lies at <var name="r"/>.</textrow></visualization>`;

/** Numbers are formatted for the language of the page, also in figures. */
export const NumbersOfFigures: Story = {
  args: { content: figure, language: 'en' },
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'r ändern, jetzt 0.75' })).toBeVisible());
  },
};
