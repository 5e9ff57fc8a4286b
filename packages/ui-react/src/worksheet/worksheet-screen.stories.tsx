import {
  InMemoryDocumentGateway,
  InMemoryIdentity,
  InMemoryWorksheetLookup,
  aUser,
  aWorksheet,
} from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { WorksheetScreen } from './worksheet-screen.tsx';

const problem = (title: string) => ({
  languages: ['de', 'en'] as const,
  xml: `<document kind="problem" lang="en"><title>${title}</title><content/></document>`,
});

function Page({ id, first }: { readonly id: string; readonly first: number }) {
  const [selected, setSelected] = useState(first);
  return (
    <StoryServices
      ports={{
        worksheetLookup: new InMemoryWorksheetLookup([aWorksheet()]),
        documentGateway: new InMemoryDocumentGateway({
          'fractions/p1': problem('Cancel these fractions'),
          'fractions/p2': problem('Add these fractions'),
        }),
        identity: new InMemoryIdentity({ kind: 'user', user: aUser({ roles: ['access-pool', 'access-cep'] }) }),
      }}
    >
      <WorksheetScreen
        reference={{ by: 'template', id }}
        language="en"
        selected={selected}
        backHref="#list"
        onSelect={setSelected}
        languageHref={(language) => `#lang=${language}`}
      />
    </StoryServices>
  );
}

const meta = {
  title: 'Screens/Worksheet',
  render: (story) => <Page {...story} />,
  args: { id: 'w1', first: 0 },
} satisfies Meta<{ readonly id: string; readonly first: number }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstProblem: Story = {
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2, name: 'Cancel these fractions' })).toBeVisible(),
    );
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Back to the list' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Previous problem' })).toBeDisabled());
    await userEvent.click(await screen.findByRole('button', { name: 'Next problem' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Add these fractions' })).toBeVisible());
    await waitFor(() => expect(screen.getByText('Problem 2 of 2')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next problem' })).toBeDisabled());
  },
};

export const BeyondTheLast: Story = {
  args: { first: 99 },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Problem 2 of 2')).toBeVisible());
  },
};

export const NotMadeYet: Story = {
  args: { id: 'unknown' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('No worksheet has been created'));
  },
};

/** On a phone the way back, the problems and both steps are within reach, the steps in one row. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('link', { name: 'Back to the list' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: /^Problems \(2\)/ })).toBeVisible());
    const [previous, next] = await Promise.all(
      ['Previous problem', 'Next problem'].map((name) => screen.findByRole('button', { name })),
    );
    await waitFor(() => expect(previous?.getBoundingClientRect().top).toBe(next?.getBoundingClientRect().top));
  },
};
