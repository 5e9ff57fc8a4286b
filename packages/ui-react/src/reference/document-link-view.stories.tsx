import type { ReferencePlace } from '@lemma/core/reference';
import { fail, succeed } from '@lemma/core/store';
import type { DocumentGateway } from '@lemma/core/preview';
import { InMemoryDocumentGateway, InMemoryReferenceGateway } from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryPage } from '../testing/index.ts';
import { NavigationProvider } from '../shell/index.ts';
import { DocumentPagesContext, type DocumentPages } from './document-pages.ts';

interface LinkStory {
  readonly pages: DocumentPages;
  readonly content: string;
  readonly references: InMemoryReferenceGateway;
  readonly documents: DocumentGateway;
  readonly onNavigate: (href: string) => void;
}

const place: ReferencePlace = { refId: 'fractions/add', containerId: 'w1', containerType: 'worksheet' };

const meta = {
  title: 'Document/Link to a document',
  render: ({ pages, content, references, documents, onNavigate }) => (
    <NavigationProvider value={onNavigate}>
      <DocumentPagesContext value={pages}>
        <StoryPage content={content} ports={{ referenceGateway: references, documentGateway: documents }} />
      </DocumentPagesContext>
    </NavigationProvider>
  ),
  args: {
    pages: { kind: 'none' },
    content: '<p>See <doclink path="fractions/add" type="problem" id="add">this problem</doclink>.</p>',
    references: new InMemoryReferenceGateway(succeed([place])),
    documents: new InMemoryDocumentGateway({}),
    onNavigate: fn(),
  },
} satisfies Meta<LinkStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const course: DocumentPages = {
  kind: 'course',
  courseId: 'c1',
  hrefOf: (path, language) => `/course/article?path=${path}&lang=${language}`,
  placeHref: ({ containerType, containerId }) => (containerType === 'worksheet' ? `/sheet/${containerId}` : undefined),
};

const closed: DocumentGateway = { read: () => Promise.resolve(fail({ kind: 'forbidden' })) };

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

/** In a course, what is closed to the reader is looked up: the course may have it elsewhere. */
export const InACourse: Story = {
  args: { pages: course, documents: closed },
  play: async ({ args, canvas }) => {
    const link = await canvas.findByRole('link', { name: 'this problem' });
    await waitFor(() => expect(link).toHaveAttribute('href', '/course/article?path=fractions/add&lang=en'));
    await userEvent.click(link);
    await waitFor(() => expect(args.onNavigate).toHaveBeenCalledWith('/sheet/w1'));
    await waitFor(() =>
      expect(args.references.asked).toEqual([{ courseId: 'c1', id: 'fractions/add', type: 'problem' }]),
    );
  },
};

/** What the course does not have is named with type and id, and the page stays. */
export const NotInThisCourse: Story = {
  args: {
    pages: course,
    documents: closed,
    references: new InMemoryReferenceGateway(succeed([])),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'this problem' }));
    const dialog = await screen.findByRole('dialog', { name: 'This document is not part of the course' });
    await waitFor(() => expect(within(dialog).getByText('problem')).toBeVisible());
    await waitFor(() => expect(within(dialog).getByText('fractions/add')).toBeVisible());
    await waitFor(() => expect(args.onNavigate).not.toHaveBeenCalled());
  },
};

/** What does not exist at all is told apart from what the course does not have. */
export const NotFound: Story = {
  args: { pages: course, references: new InMemoryReferenceGateway(succeed([])) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'this problem' }));
    await screen.findByRole('dialog', { name: 'There is no such document' });
  },
};

export const WithoutTypeAndId: Story = {
  args: { pages: course, content: '<p><doclink>somewhere</doclink></p>' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'somewhere' }));
    const dialog = await screen.findByRole('dialog', { name: 'The reference is incomplete' });
    await waitFor(() => expect(within(dialog).getAllByText('unknown')).toHaveLength(2));
  },
};

/** A local name that the document does not define refers to nothing. */
export const UnknownName: Story = {
  args: { pages: course, content: '<p><doclink type="problem" id="p7">there</doclink></p>' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'there' }));
    const dialog = await screen.findByRole('dialog', { name: 'There is no such document' });
    await waitFor(() => expect(within(dialog).getByText('p7')).toBeVisible());
  },
};

/** What cannot be looked up leads to its page, which says what is wrong. */
export const Unavailable: Story = {
  args: {
    pages: course,
    documents: closed,
    references: new InMemoryReferenceGateway(fail({ kind: 'tooManyRequests', seconds: 12 })),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'this problem' }));
    await waitFor(() => expect(args.onNavigate).toHaveBeenCalledWith('/course/article?path=fractions/add&lang=en'));
  },
};
