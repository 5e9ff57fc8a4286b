import { receiptsOfPage, type ListedReceipt, type ReadReceipts, type ReceiptsFailure } from '@lemma/core/receipt';
import { fail, succeed } from '@lemma/core/store';
import { TurnedClock } from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { ReceiptLine } from './receipt-line.tsx';

/** As evenly spread as hashes are, and the same each time. */
function hashOf(number: number): string {
  return (Math.imul(number, 0x9e3779b1) >>> 0).toString(16).padStart(8, '0').repeat(8);
}

const kinds = ['save', 'keep', 'keep', 'newData', 'keep'] as const;
const answers = [['1,1', '2,options', '3,1', '3,2'], ['1,1'], ['1,1', '2,options'], [], ['3,2']];

/** Latest first. */
const work: readonly ListedReceipt[] = Array.from({ length: 45 }, (_, index) => {
  const number = 45 - index;
  const at = new Date(Date.UTC(2026, 10, 25, 11, 3, 7) - index * 97_000).toISOString();
  return { number, at, hash: hashOf(number), kind: kinds[index % 5] ?? 'keep', answers: answers[index % 5] ?? [] };
});
const [latest] = work;

function readerOf(receipts: readonly ListedReceipt[], isIntact = true): ReadReceipts {
  return ({ page, code = '' }) => {
    const found = receipts.filter(({ hash }) => hash.startsWith(code));
    const first = (page - 1) * receiptsOfPage;
    return Promise.resolve(
      succeed({ receipts: found.slice(first, first + receiptsOfPage), total: found.length, isIntact }),
    );
  };
}

function failing(failure: ReceiptsFailure): ReadReceipts {
  return () => Promise.resolve(fail(failure));
}

const meta = {
  title: 'Problem/Receipts',
  component: ReceiptLine,
  decorators: [
    (Line) => (
      <StoryServices ports={{ clock: new TurnedClock(Date.UTC(2026, 10, 25, 11, 10)) }}>
        <Line />
      </StoryServices>
    ),
  ],
  args: { receipt: latest ?? { number: 1, at: '', hash: '' }, read: readerOf(work) },
} satisfies Meta<typeof ReceiptLine>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^Received .* · [\da-f]{4} [\da-f]{4}$/ }));
const field = () => screen.findByRole('searchbox', { name: 'Find a code' });

/** Beside the state of keeping. */
export const Line: Story = {};

/** Latest first, in pages. */
export const List: Story = {
  play: async () => {
    await open();
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(receiptsOfPage));
    await waitFor(() => expect(screen.getAllByText('Handed in')[0]).toBeVisible());
    await waitFor(() => expect(screen.getAllByText('4 answers')[0]).toBeVisible());
    await waitFor(() => expect(screen.getAllByText('question 1, answer 1 · question 2, selection')[0]).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(5));
  },
};

/** A code as it was written down: in capitals, without its space. */
export const Found: Story = {
  play: async () => {
    await open();
    const code = hashOf(17).slice(0, 8);
    await userEvent.type(await field(), code.toUpperCase());
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    await waitFor(() => expect(screen.getByText(`${code.slice(0, 4)} ${code.slice(4)}`)).toBeVisible());
  },
};

/** What is no code is said; a code that there is not, too. */
export const NotFound: Story = {
  play: async () => {
    await open();
    await userEvent.type(await field(), 'xyz');
    await waitFor(() => expect(screen.getByText('A code has at least four of the digits 0–9 and a–f.')).toBeVisible());
    await userEvent.clear(await field());
    await userEvent.type(await field(), '0000 0000');
    await waitFor(() => expect(screen.getByText('There is no receipt with this code in this work.')).toBeVisible());
  },
};

/** Somebody has changed the database. */
export const NotIntact: Story = {
  args: { read: readerOf(work.slice(0, 3), false) },
  play: async () => {
    await open();
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Receipts and answers do not fit together'),
    );
  },
};

/** The platform does not answer. */
export const Unavailable: Story = {
  args: { read: failing({ kind: 'unavailable' }) },
  play: async () => {
    await open();
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  },
};
