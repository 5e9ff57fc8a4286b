import { InMemoryConversionGateway, TurnedClock } from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { DevToolsScreen, type PlaygroundKind } from './dev-tools-screen.tsx';
import { TryOutScreen } from './try-out-screen.tsx';

/** The source of the example begins with `\begin{content}`, its title is on the second line. */
const xml = `<document kind="article" lang="en"><title>A page</title><content>
  <p at="0-10">The beginning.</p>${'<p>Between.</p>'.repeat(60)}<p at="11-5000">The rest.</p></content></document>`;

const hrefOfSeed = (seed: number) => `?seed=${String(seed)}`;

function DevTools() {
  const [kind, setKind] = useState<PlaygroundKind>('tex');
  return <DevToolsScreen kind={kind} onChooseKind={setKind} hrefOfSeed={hrefOfSeed} />;
}

const meta = {
  title: 'Screens/Try out',
  render: () => (
    <StoryServices
      ports={{ clock: new TurnedClock(), conversionGateway: new InMemoryConversionGateway({ xml, findings: [] }) }}
    >
      <TryOutScreen hrefOfSeed={hrefOfSeed} />
    </StoryServices>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The part of the page that contains the author's cursor is marked and scrolled to; a click on the page marks its
 * source.
 */
export const SourceAndPage: Story = {
  play: async ({ canvas }) => {
    const editor = await canvas.findByRole('textbox', { name: 'Edit the source' });
    const rest = await canvas.findByText('The rest.');
    await userEvent.click(editor);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(rest).toHaveAttribute('data-marked'));
    await waitFor(() => expect(rest.getBoundingClientRect().top).toBeLessThan(window.innerHeight));
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    const beginning = await canvas.findByText('The beginning.');
    await waitFor(() => expect(beginning).toHaveAttribute('data-marked'));
    await waitFor(() => expect(rest).not.toHaveAttribute('data-marked'));
    await userEvent.click(beginning);
    await waitFor(() => expect(editor.querySelector('.cm-highlighted-place')).not.toBeNull());
  },
};

/** An error freezes nothing: the page follows, and the message is shown in place and links to the error. */
export const Mistake: Story = {
  render: () => (
    <StoryServices
      ports={{
        clock: new TurnedClock(),
        conversionGateway: new InMemoryConversionGateway({
          xml: `<document kind="article" lang="en"><title>A page</title><content>
            <p at="0-10">The beginning.</p><p at="20-60">The middle, broken.</p><p at="70-90">The end.</p></content></document>`,
          findings: [
            {
              code: 'unknown-command',
              severity: 'error',
              span: { from: 24, to: 30 },
              data: { name: 'empf', suggestion: 'emph' },
            },
          ],
        }),
      }}
    >
      <TryOutScreen hrefOfSeed={hrefOfSeed} />
    </StoryServices>
  ),
  play: async ({ canvas }) => {
    const broken = await canvas.findByRole('group', { name: 'Error in the source' });
    await waitFor(() => expect(broken).toHaveTextContent('The middle, broken.'));
    await waitFor(() => expect(canvas.getByText('The end.')).toBeVisible());
    await canvas.findByRole('textbox', { name: 'Edit the source' });
    await userEvent.click(within(broken).getByRole('button', { name: /empf/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Edit the source' })).toHaveFocus());
  },
};

/** The four examples of the specification; each has a button. */
export const Examples: Story = {
  play: async ({ canvas }) => {
    const choice = within(await canvas.findByRole('group', { name: 'Example' }));
    await waitFor(() => expect(choice.getAllByRole('button')).toHaveLength(4));
    const fibonacci = await choice.findByRole('button', { name: 'Fibonacci, step by step' });
    await userEvent.click(fibonacci);
    await waitFor(() => expect(fibonacci).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(fibonacci).toHaveFocus());
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Edit the source' })).toHaveTextContent('Fibonacci'),
    );
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Edit the source' })).toBeInTheDocument());
  },
};

/** TeX and XML have separate texts; invalid XML is reported as such. */
export const DeveloperTools: Story = {
  render: () => (
    <StoryServices
      ports={{ clock: new TurnedClock(), conversionGateway: new InMemoryConversionGateway({ xml, findings: [] }) }}
    >
      <DevTools />
    </StoryServices>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'TeX' })).toBeChecked());
    await userEvent.click(await canvas.findByRole('radio', { name: 'XML' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'A document' })).toBeInTheDocument());
    const editor = await canvas.findByRole('textbox', { name: 'Edit the source' });
    await userEvent.click(editor);
    await userEvent.keyboard('{Control>}{Home}{/Control}<p>');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(canvas.getByText(/Invalid XML/)).toBeVisible());
  },
};
