import { convertedFrom } from '@lemma/core/conversion';
import type { CustomisationFailure, CustomisationSaveFailure } from '@lemma/core/customisation';
import { InMemoryConversionGateway, InMemoryCustomisationGateway } from '@lemma/core/testing';
import { fail, succeed } from '@lemma/core/store';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { CustomisationScreen } from './customisation-screen.tsx';

const xml =
  '<document kind="problem" lang="en"><title>A problem</title><content><p at="0-10">The page.</p></content></document>';

interface CustomisationStory {
  readonly gateway: InMemoryCustomisationGateway;
  readonly path: string;
  readonly worksheet?: string;
}

function aGateway(
  given: {
    readonly failure?: CustomisationFailure;
    readonly refusal?: CustomisationSaveFailure;
    readonly customised?: readonly string[];
  } = {},
): InMemoryCustomisationGateway {
  const gateway = new InMemoryCustomisationGateway({ 'a/b': 'first line\nsecond line\nthird line\n' });
  gateway.failure = given.failure;
  gateway.refusal = given.refusal;
  if (given.customised) gateway.customisations.set('own/a/b', [...given.customised]);
  gateway.page = (source) => {
    if (source.includes('wrong')) return fail({ kind: 'notConvertable', message: 'unknown-command (wrong)', line: 2 });
    const page = convertedFrom(xml, []);
    return page.ok ? succeed(page.value.document) : page;
  };
  return gateway;
}

const meta = {
  title: 'Screens/Customisation',
  args: { gateway: aGateway(), path: 'a/b' },
  render: ({ gateway, path, worksheet }) => (
    <StoryServices
      ports={{
        customisationGateway: gateway,
        conversionGateway: new InMemoryConversionGateway({ xml, findings: [] }),
      }}
    >
      <CustomisationScreen
        path={path}
        worksheet={worksheet}
        seed={undefined}
        hrefOfSeed={(seed) => `?seed=${String(seed)}`}
        backHref="?list"
        hrefOf={(other) => `?path=${other}`}
        listHref={({ selection }) => `?selected=${selection}`}
        onSaved={() => undefined}
      />
    </StoryServices>
  ),
} satisfies Meta<CustomisationStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Types at the beginning of a line, counted from 1. */
async function typeIn(text: string, line = 2): Promise<void> {
  await userEvent.click(await screen.findByRole('textbox', { name: 'Edit the source' }));
  await userEvent.keyboard(`{Control>}{Home}{/Control}${'{ArrowDown}'.repeat(line - 1)}${text}`);
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** The draft, as it begins: with the original, and nothing to discard. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    const editor = await canvas.findByRole('textbox', { name: 'Edit the source' });
    await waitFor(() => expect(editor).toHaveTextContent('second line'));
    await canvas.findByText('Draft kept');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Discard draft' })).toBeDisabled());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Versions' })).toBeNull());
  },
};

/** Compared with the original, saved, and shown in the list. */
export const Saved: Story = {
  args: { gateway: aGateway() },
  play: async ({ args }) => {
    await typeIn('new ');
    await press('Compare with the original');
    const comparison = within(await screen.findByRole('dialog'));
    await comparison.findByText('new second line');
    await userEvent.click(await comparison.findByRole('tab', { name: 'Page' }));
    await comparison.findByRole('region', { name: 'Customisation' });
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{Control>}s{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save the customisation' }));
    await dialog.findByText('It is a problem.');
    await dialog.findByText('Its own solutions are accepted.');
    await userEvent.click(await dialog.findByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'All saved' });
    await screen.findByRole('button', { name: 'Show in the list' });
    await waitFor(() =>
      expect(args.gateway.customisations.get('own/a/b')).toEqual(['first line\nnew second line\nthird line\n']),
    );
    await press('Versions');
    await screen.findByRole('button', { name: 'Use version 1' });
  },
};

/** The drawer: the draft is kept first; an error names its line, and leads there. */
export const Preview: Story = {
  args: { gateway: aGateway() },
  play: async ({ args }) => {
    await typeIn('wrong ');
    await press('Preview');
    const drawer = within(await screen.findByRole('dialog', { name: 'Preview' }));
    await drawer.findByText('Line 2:');
    await waitFor(() =>
      expect([...args.gateway.drafts.values()].map(({ text }) => text)[0]).toContain('wrong second line'),
    );
    await userEvent.click(await drawer.findByRole('button', { name: 'Go to line 2' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const editor = await screen.findByRole('textbox', { name: 'Edit the source' });
    await waitFor(() => expect(editor.querySelector('.cm-activeLine')).toHaveTextContent('wrong second line'));
  },
};

/** Discarded, and taken back. */
export const Discarded: Story = {
  args: { gateway: aGateway() },
  play: async () => {
    await typeIn('new ');
    await press('Discard draft');
    const editor = async () => screen.findByRole('textbox', { name: 'Edit the source' });
    await waitFor(async () => expect(await editor()).not.toHaveTextContent('new second line'));
    await press('Undo');
    await waitFor(async () => expect(await editor()).toHaveTextContent('new second line'));
  },
};

const refusedWith = (texts: readonly string[], name: string) => async (): Promise<void> => {
  await typeIn('new ');
  await press('Save');
  await userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Save' }));
  const failure = within(await screen.findByRole('alertdialog'));
  for (const text of texts) await failure.findByText(text);
  await failure.findByRole(name === 'Open the existing customisation' ? 'link' : 'button', { name });
};

/** It was customised while it was open: a warning, and the way there. */
export const Exists: Story = {
  args: { gateway: aGateway({ refusal: { kind: 'exists', path: 'own/a/b' } }) },
  play: refusedWith(
    ['Already customised', 'You have customised this problem already.'],
    'Open the existing customisation',
  ),
};

/** The server says what is wrong, and where. */
export const NotConvertable: Story = {
  args: { gateway: aGateway({ refusal: { kind: 'notConvertable', message: 'unknown-command (x)', line: 3 } }) },
  play: refusedWith(['The source cannot be converted.', 'Line 3:', 'unknown-command (x)'], 'Go to line 3'),
};

/** An article is no problem. */
export const NoProblem: Story = {
  args: { gateway: aGateway({ refusal: { kind: 'noProblem' } }) },
  play: refusedWith(['This is not the source of a problem.'], 'Close'),
};

/** The server does not answer: the source stays. */
export const NotSaved: Story = {
  args: { gateway: aGateway({ refusal: { kind: 'unavailable' } }) },
  play: refusedWith(['Not saved', 'Saving failed. Your source is still here.'], 'Close'),
};

/** Saved elsewhere meanwhile: both texts, and a decision. */
export const Conflict: Story = {
  args: { gateway: aGateway({ customised: ['first line\nsecond line\n'] }), path: 'own/a/b' },
  play: async ({ args }) => {
    await typeIn('mine ');
    args.gateway.customisations.set('own/a/b', ['first line\nsecond line\n', 'first line\ntheirs\n']);
    await press('Save');
    await userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Save' }));
    await userEvent.click(await within(await screen.findByRole('alertdialog')).findByRole('button', { name: 'Close' }));
    await screen.findByText('The customisation has been saved elsewhere.');
    await screen.findByText('theirs');
    await press('Keep mine');
    await waitFor(() => expect(screen.queryByText('theirs')).toBeNull());
  },
};

/** A problem of a worksheet: saving copies the worksheet. */
export const InWorksheet: Story = {
  args: { gateway: aGateway(), worksheet: 'w1' },
  play: async () => {
    await screen.findByRole('heading', { name: 'Customise a problem of a worksheet' });
    await typeIn('new ');
    await press('Save');
    await screen.findByText(/the worksheet is copied just for you/);
  },
};

/** Without a change there is nothing to save, and the dialog says so. */
export const Unchanged: Story = {
  args: { gateway: aGateway() },
  play: async ({ args }) => {
    await press('Save');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save the customisation' }));
    await dialog.findByText('Nothing has been changed, so there is nothing to save.');
    await userEvent.click(await dialog.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.gateway.customisations.size).toBe(0));
  },
};

/** A problem that was customised before is not opened again: the customisation is offered. */
export const ExistsOnOpening: Story = {
  args: { gateway: aGateway({ customised: ['x'] }) },
  play: async () => {
    const notice = within(await screen.findByRole('alert'));
    await notice.findByText('You have customised this problem already.');
    const link = await notice.findByRole('link', { name: 'Open the existing customisation' });
    await waitFor(() => expect(link).toHaveAttribute('href', '?path=own/a/b'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  },
};

const notOpened = (text: string) => async (): Promise<void> => {
  await screen.findByText(text);
};

/** There is nothing to customise. */
export const NoSource: Story = {
  args: { gateway: aGateway({ failure: { kind: 'noTexCode' } }) },
  play: notOpened('There is no TeX source for this document.'),
};

/** The same in a worksheet. */
export const NoSourceInWorksheet: Story = {
  args: { gateway: aGateway({ failure: { kind: 'noTexCodeInWorksheet' } }), worksheet: 'w1' },
  play: notOpened('There is no TeX source for this problem of the worksheet.'),
};

/** Somebody else's customisation does not exist. */
export const NotFound: Story = {
  args: { gateway: aGateway(), path: 'customised/somebody/a/b' },
  play: notOpened('This document does not exist, or it belongs to somebody else.'),
};

/** An article or a course. */
export const NotCustomisable: Story = {
  args: { gateway: Object.assign(aGateway(), { notOpened: { kind: 'notCustomisable' } }) },
  play: notOpened('Only problems can be customised. This is an article or a course.'),
};

/** An address without a document. */
export const NoPath: Story = { args: { path: '' }, play: notOpened('No document is given.') };
