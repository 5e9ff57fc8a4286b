import type { ReferencePlace } from '@lemma/core/reference';
import { fail, succeed } from '@lemma/core/store';
import { InMemoryReferenceGateway } from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryPage } from '../testing/index.ts';
import { NavigationProvider } from '../shell/index.ts';
import { DocumentPagesContext, type DocumentPages } from './document-pages.ts';

interface LinkStory {
  readonly pages: DocumentPages;
  readonly content: string;
  readonly references: InMemoryReferenceGateway;
  readonly onNavigate: (href: string) => void;
}

const place: ReferencePlace = { refId: 'fractions/add', containerId: 'w1', containerType: 'worksheet' };

const meta = {
  title: 'Document/Link to a document',
  render: ({ pages, content, references, onNavigate }) => (
    <NavigationProvider value={onNavigate}>
      <DocumentPagesContext value={pages}>
        <StoryPage content={content} ports={{ referenceGateway: references }} />
      </DocumentPagesContext>
    </NavigationProvider>
  ),
  args: {
    pages: { kind: 'none' },
    content: '<p>See <doclink path="fractions/add" type="problem" id="add">this problem</doclink>.</p>',
    references: new InMemoryReferenceGateway(succeed([place])),
    onNavigate: fn(),
  },
} satisfies Meta<LinkStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const course: DocumentPages = {
  kind: 'course',
  courseId: 'c1',
  hrefOf: ({ containerType, containerId }) => (containerType === 'worksheet' ? `/sheet/${containerId}` : undefined),
};

/** In an area of the pool it links to the preview there. */
export const InThePool: Story = {
  args: { pages: { kind: 'pool', hrefOf: (path, language) => `/pool/preview?path=${path}&lang=${language}` } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'this problem' });
    await waitFor(() => expect(link).toHaveAttribute('href', '/pool/preview?path=fractions/add&lang=en'));
  },
};

/** A document that does not exist is named with type and id, and the page stays. */
export const MissingDocument: Story = {
  args: { pages: { kind: 'pool', hrefOf: (path, language) => `/course/article?path=${path}&lang=${language}` } },
  play: async ({ args, canvas }) => {
    const link = await canvas.findByRole('link', { name: 'this problem' });
    await userEvent.click(link);
    const dialog = await screen.findByRole('dialog', { name: 'There is no such document' });
    await waitFor(() => expect(within(dialog).getByText('problem')).toBeVisible());
    await waitFor(() => expect(within(dialog).getByText('fractions/add')).toBeVisible());
    await waitFor(() => expect(args.onNavigate).not.toHaveBeenCalled());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(link).toHaveFocus());
  },
};

/** Without other pages it says so, with type and id. */
export const NotClickable: Story = {
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: 'this problem' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'This reference cannot be opened here' });
    await waitFor(() => expect(within(dialog).getByText('problem')).toBeVisible());
    await waitFor(() => expect(within(dialog).getByText('fractions/add')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** In a course its place is looked up. */
export const InACourse: Story = {
  args: { pages: course },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'this problem' }));
    await waitFor(() => expect(args.onNavigate).toHaveBeenCalledWith('/sheet/w1'));
  },
};

export const NotInThisCourse: Story = {
  args: {
    pages: course,
    references: new InMemoryReferenceGateway(succeed([{ ...place, containerType: 'chapter' }])),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'this problem' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('is not part of this course'));
  },
};

export const NotFound: Story = {
  args: { pages: course, references: new InMemoryReferenceGateway(succeed([])) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'this problem' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('cannot be found'));
  },
};

export const WithoutTypeAndId: Story = {
  args: { pages: course, content: '<p><doclink>somewhere</doclink></p>' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'somewhere' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('has no type or no ID'));
  },
};

/** Users who send too many requests are told when to try again. */
export const TooManyRequests: Story = {
  args: {
    pages: course,
    references: new InMemoryReferenceGateway(fail({ kind: 'tooManyRequests', seconds: 12 })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'this problem' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Please try again in 12 seconds'));
  },
};

export const Unavailable: Story = {
  args: { pages: course, references: new InMemoryReferenceGateway(fail({ kind: 'unavailable' })) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'this problem' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('could not be looked up'));
  },
};
