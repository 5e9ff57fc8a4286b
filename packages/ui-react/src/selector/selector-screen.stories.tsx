import { placeAt, type ListPlace } from '@lemma/core/list-place';
import { readSelectorParameters } from '@lemma/core/selection';
import { fail, succeed } from '@lemma/core/store';
import {
  FakeOpenerWindow,
  InMemoryIdentity,
  InMemoryListAddress,
  InMemorySearchGateway,
  InMemorySelectorGateway,
  InMemoryWorksheetLookup,
  TurnedClock,
  aDocumentHit,
  aUser,
  aWorksheet,
  aWorksheetHit,
  type Ports,
} from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { SelectorGate } from './selector-gate.tsx';
import { SelectorScreen } from './selector-screen.tsx';

const moodle = 'https://moodle.example.org';
const server = 'serverUrl=https://pool.example.org/api/&problemLang=en';
const single = `org=rwth&${server}&origin=${moodle}&gradingType=all&multiCourse=true&worksheet=true`;

interface SelectorStoryProps {
  readonly query: string;
  readonly ports: Partial<Ports>;
}

function SelectorStory({ query, ports }: SelectorStoryProps) {
  const parameters = readSelectorParameters(query);
  const [place, setPlace] = useState<ListPlace>(placeAt('selector', { kind: 'all' }));
  const [address] = useState(() => new InMemoryListAddress());
  return (
    <StoryServices ports={ports}>
      <SelectorGate parameters={parameters} onCopy={() => Promise.resolve()}>
        <SelectorScreen
          parameters={parameters}
          place={place}
          onPlace={setPlace}
          address={address}
          previewHref={(path) => `#${path}`}
          worksheetHref={(id) => `#${id}`}
          onLogin={() => undefined}
          onRetryIdentity={() => undefined}
        />
      </SelectorGate>
    </StoryServices>
  );
}

const meta = { component: SelectorStory, args: { query: single, ports: {} } } satisfies Meta<typeof SelectorStory>;
export default meta;
type Story = StoryObj<typeof meta>;

async function select(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `Select: ${name}` }));
}

async function openDialog(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: /^Selection/ }));
  await screen.findByRole('dialog');
}

async function shows(text: string | RegExp): Promise<void> {
  await waitFor(() => expect(screen.getByText(text)).toBeVisible());
}

const opener = new FakeOpenerWindow(moodle);

/** An LMS that names no language, or one that we do not have: the reader is asked for it before anything is offered. */
export const AsksForLanguage: Story = {
  args: { query: single.replace('problemLang=en', 'problemLang=tlh') },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: 'Language' });
    await waitFor(() => expect(field).toHaveValue(''));
    await waitFor(() => expect(canvas.getByText('Choose a language first.')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('list')).toBeNull());
    await userEvent.selectOptions(field, 'en');
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(0));
  },
};

export const OneItemForMoodle: Story = {
  args: { ports: { openerWindow: opener } },
  play: async () => {
    await select('Adding fractions');
    await select('The slope');
    await openDialog();
    const removal = (name: string) => screen.queryByRole('button', { name: `Remove from the selection: ${name}` });
    await waitFor(() => expect(removal('The slope')).toBeVisible());
    await waitFor(() => expect(removal('Adding fractions')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Transfer to the LMS' }));
    await waitFor(() => expect(opener.posted).toHaveLength(1));
    opener.send('{"success":false,"message":"Selected language not available"}');
    await shows('Selected language not available');
  },
};

const silent = new TurnedClock();

export const NoAnswer: Story = {
  args: { ports: { openerWindow: new FakeOpenerWindow(moodle), clock: silent } },
  play: async () => {
    await select('Adding fractions');
    await openDialog();
    await userEvent.click(await screen.findByRole('button', { name: 'Transfer to the LMS' }));
    silent.turn(10_000);
    await shows(/has not answered/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copy the data' })).toBeVisible());
  },
};

export const SeveralToDrag: Story = {
  args: { query: `${server}&gradingType=all` },
  play: async () => {
    await select('Adding fractions');
    await select('What is a fraction?');
    await openDialog();
    await shows('Drag 2 items into your course');
    await userEvent.click(await screen.findByRole('tab', { name: /Worksheets/ }));
    await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveTextContent('Nothing selected here.'));
    await userEvent.click(await screen.findByRole('tab', { name: /Courses and tasks/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove from the selection: Adding fractions' }));
    await shows('Drag 1 item into your course');
  },
};

export const FromThePool: Story = {
  args: {
    ports: {
      identity: new InMemoryIdentity({ kind: 'user', user: aUser({ roles: ['access-pool'] }) }),
      searchGateway: new InMemorySearchGateway([
        aDocumentHit({ name: 'Cancel fractions', language: 'en', languages: ['en'] }),
        aWorksheetHit({ id: 'w1' }),
      ]),
      worksheetLookup: new InMemoryWorksheetLookup([aWorksheet()]),
    },
  },
  play: async () => {
    await userEvent.selectOptions(await screen.findByLabelText('Show'), 'All documents');
    await select('Cancel fractions');
    await userEvent.click(await screen.findByRole('tab', { name: /^Worksheets/ }));
    await select('Fractions');
    await openDialog();
    await waitFor(() => expect(screen.getByRole('tab', { name: /Worksheets/, selected: true })).toBeVisible());
    await userEvent.click(await screen.findByRole('button', { name: 'Remove from the selection: Fractions' }));
    await shows('Nothing is selected yet.');
  },
};

export const LanguageRequired: Story = {
  play: async () => {
    await select('Adding fractions');
    await userEvent.selectOptions(await screen.findByLabelText('Language'), '');
    await openDialog();
    const transfer = await screen.findByRole('button', { name: 'Transfer to the LMS' });
    await waitFor(() => expect(transfer).toBeDisabled());
    await waitFor(() => expect(transfer).toHaveAccessibleDescription('Choose a language first.'));
  },
};

const unknown = new InMemorySelectorGateway();
unknown.recognition = succeed({ kind: 'unknown', what: 'origin' });

export const UnknownLms: Story = {
  args: { ports: { selectorGateway: unknown } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'This LMS is not known here' })).toBeVisible());
    await waitFor(() => expect(unknown.fetched).toEqual([]));
  },
};

const away = new InMemorySelectorGateway();
const there = away.answer;
away.answer = fail({ kind: 'unreachable' });

export const ServerAway: Story = {
  args: { ports: { selectorGateway: away } },
  play: async () => {
    await shows('The server of the courses cannot be reached.');
    away.answer = there;
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await shows('Adding fractions');
  },
};

export const SessionOver: Story = {
  args: { query: `${single}&sso=true`, ports: { identity: new InMemoryIdentity({ kind: 'guest' }) } },
  play: async () => {
    await shows(/open it again from your LMS/);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async () => {
    await shows('4 results');
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};
