import { readDocument } from '@lemma/core/document';
import { attackedExamples, markupDangers } from '@lemma/core/document/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DocumentView } from './document-view.tsx';

/** Every 19th covers every attack and every kind in turn. */
const attacked = [...attackedExamples()].filter((_, index) => index % 19 === 0);

function AttackedPages() {
  return attacked.map(({ what, xml }) => {
    const read = readDocument(xml);
    return read.ok ? <DocumentView key={what} document={read.value} /> : <pre key={what}>{what}</pre>;
  });
}

const meta = {
  title: 'Document/Attacks',
  component: AttackedPages,
  // Hundreds of broken pages on one, which nobody reads.
  parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof AttackedPages>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The contents of hostile documents are shown as text or not at all: nothing runs, nothing is loaded from elsewhere.
 */
export const NothingRuns: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('section, p, table').length).toBeGreaterThan(100));
    await waitFor(() => expect(canvasElement.querySelector('math, mjx-container')).not.toBeNull());
    // Untrusted code has its own frames, each sandboxed with an opaque origin.
    const dangers = () => markupDangers(canvasElement.innerHTML).filter((danger) => danger !== '<iframe>');
    await waitFor(() => expect(dangers().join('\n')).toBe(''));
    for (const frame of canvasElement.querySelectorAll('iframe')) {
      await waitFor(() => expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin'));
    }
    await waitFor(() => expect('hacked' in window).toBe(false));
    const loaded = () => performance.getEntriesByType('resource').map(({ name }) => name);
    await waitFor(() => expect(loaded().filter((name) => name.includes('evil.example'))).toEqual([]));
  },
};
