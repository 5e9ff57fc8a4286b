import { convertedFrom } from '@lemma/core/conversion';
import { fail } from '@lemma/core/store';
import {
  FakeParentWindow,
  InMemoryEmbeddingEditorGateway,
  InMemoryIdentity,
  TurnedClock,
  aUser,
} from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { EmbeddingEditorScreen } from './embedding-editor-screen.tsx';

const origin = 'https://editor.example.org';

function surroundings() {
  return {
    parentWindow: new FakeParentWindow(origin),
    embeddingEditorGateway: new InMemoryEmbeddingEditorGateway([origin]),
    clock: new TurnedClock(),
  };
}

type EditorStory = ReturnType<typeof surroundings>;

const meta = {
  title: 'Screens/Embedding editor',
  render: (ports) => (
    <StoryServices ports={{ ...ports, identity: new InMemoryIdentity({ kind: 'user', user: aUser() }) }}>
      <EmbeddingEditorScreen />
    </StoryServices>
  ),
} satisfies Meta<EditorStory>;

export default meta;
type Story = StoryObj<typeof meta>;

function request(texCode: string) {
  return { type: 'preview', texCode, documentPath: 'pool/a', lang: 'en' };
}

/** Waits for the editor, which is told that it may send. */
export const Waiting: Story = {
  args: surroundings(),
  play: async ({ canvas, args: { parentWindow } }) => {
    await waitFor(() => expect(canvas.getByText('The editor has not sent anything yet.')).toBeVisible());
    await waitFor(() => expect(parentWindow.posted.at(-1)).toEqual({ message: { type: 'editorInitialised' }, origin }));
  },
};

/** The page follows what is sent; its links are disabled. */
export const Shown: Story = {
  args: surroundings(),
  play: async ({ canvas, args: { parentWindow, clock, embeddingEditorGateway } }) => {
    await waitFor(() => expect(parentWindow.posted.length).toBeGreaterThan(0));
    embeddingEditorGateway.answer = () =>
      Promise.resolve(
        convertedFrom(
          `<document kind="article" lang="en"><title>Fractions</title><content>
            <p>See <link href="https://example.org">elsewhere</link>.</p></content></document>`,
          [],
        ),
      );
    parentWindow.send(request('x'));
    clock.turn(120);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Fractions' })).toBeVisible());
    await userEvent.click(await canvas.findByRole('link', { name: 'elsewhere' }));
    await waitFor(() => expect(canvas.getByText('Links are not clickable in a preview.')).toBeVisible());
  },
};

/** A slow conversion says so after 750 ms. */
export const Slow: Story = {
  args: surroundings(),
  play: async ({ canvas, args: { parentWindow, clock, embeddingEditorGateway } }) => {
    await waitFor(() => expect(parentWindow.posted.length).toBeGreaterThan(0));
    embeddingEditorGateway.answer = () => new Promise(() => undefined);
    parentWindow.send(request('x'));
    clock.turn(750);
    await waitFor(() => expect(canvas.getByText('Converting the source …')).toBeVisible());
  },
};

/** As much as possible of a source with an error is shown, with the error in place; the editor is informed. */
export const Mistake: Story = {
  args: surroundings(),
  play: async ({ canvas, args: { parentWindow, clock, embeddingEditorGateway } }) => {
    await waitFor(() => expect(parentWindow.posted.length).toBeGreaterThan(0));
    embeddingEditorGateway.answer = () =>
      Promise.resolve(
        convertedFrom(
          `<document kind="article" lang="en"><title>Fractions</title><content>
            <p at="0-20">A half is .</p><p at="22-40">A third is the next one.</p></content></document>`,
          [{ code: 'unknown-command', severity: 'error', span: { from: 12, to: 15 }, data: { name: 'frc' } }],
        ),
      );
    parentWindow.send(request('A half is   \\frc.\n\nA third is the next one.'));
    clock.turn(120);
    const broken = await canvas.findByRole('group', { name: 'Error in the source' });
    await waitFor(() => expect(broken).toHaveTextContent('A half is .'));
    await waitFor(() => expect(broken).toHaveTextContent('frc'));
    await waitFor(() => expect(canvas.getByText('A third is the next one.')).toBeVisible());
    const failure = { kind: 'notConvertable', line: 1 };
    await waitFor(() => expect(parentWindow.posted.at(-1)).toMatchObject({ message: { failure }, origin }));
  },
};

/** If there is no page at all, the last one stays. */
export const Failed: Story = {
  args: surroundings(),
  play: async ({ canvas, args: { parentWindow, clock, embeddingEditorGateway } }) => {
    await waitFor(() => expect(parentWindow.posted.length).toBeGreaterThan(0));
    parentWindow.send(request('Good'));
    clock.turn(120);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Good' })).toBeVisible());
    const failure = { kind: 'notConvertable', message: 'unknown-command', line: 3 } as const;
    embeddingEditorGateway.answer = () => Promise.resolve(fail(failure));
    parentWindow.send(request('Bad'));
    clock.turn(120);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('line 3: unknown-command'));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Good' })).toBeVisible());
    await waitFor(() => expect(parentWindow.posted.at(-1)).toMatchObject({ message: { failure }, origin }));
  },
};

/** On a narrow screen. */
export const Narrow: Story = {
  ...Failed,
  args: surroundings(),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};
