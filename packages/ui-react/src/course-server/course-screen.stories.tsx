import { placeAt, writeListQuery, type ListPlace } from '@lemma/core/list-place';
import { fail, succeed } from '@lemma/core/store';
import {
  InMemoryCourseServers,
  InMemoryIdentity,
  InMemoryListAddress,
  InMemorySearchGateway,
  aUser,
  lmsCourses,
} from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { SearchScreen } from '../search/index.ts';
import { StoryServices } from '../testing/index.ts';
import { CourseScreen, HeldBySources, SourceChoice, useCourseServers } from './index.ts';

const tu = { name: 'TU', url: 'https://tu.example/api/' };
const ruhr = { name: 'Ruhr', url: 'https://ruhr.example/api/' };
const curves = {
  pathToCourseFile: 'curves',
  name: { de: 'Kurven', en: 'Curves' },
  link: 'curves',
  tasks: [
    { link: 'cycloid', headline: { de: 'Zykloide', en: 'The cycloid' }, types: ['Problem'], isGraded: true },
    { link: 'javascript:alert(1)', headline: { en: 'Run me' }, types: ['Problem'], isGraded: true },
  ],
};

function servers() {
  return new InMemoryCourseServers([
    { ...tu, answer: succeed([curves]) },
    { ...ruhr, answer: fail({ kind: 'unreachable' }) },
  ]);
}

interface SourcesStoryProps {
  readonly gateway: InMemoryCourseServers;
  readonly start: ListPlace;
  readonly query: string;
}

function SourcesStory({ gateway, start, query }: SourcesStoryProps) {
  const identity = new InMemoryIdentity({ kind: 'user', user: aUser({ roles: ['access-pool'] }) });
  const searchGateway = new InMemorySearchGateway([]);
  return (
    <StoryServices ports={{ courseServerGateway: gateway, identity, searchGateway }}>
      <List start={start} query={query} />
    </StoryServices>
  );
}

function List({ start, query }: Omit<SourcesStoryProps, 'gateway'>) {
  const [shown, setShown] = useState({ place: start, search: query });
  const listed = useCourseServers();
  const known = listed.status === 'loaded' ? listed.value : [];
  const go = (place: ListPlace, search: string) => setShown({ place, search });
  const shared = {
    title: 'Pool',
    links: [],
    address: new InMemoryListAddress(shown.search),
    previewHref: (path: string) => `#${path}`,
    sourceChoice: (
      <SourceChoice area="pool" place={shown.place} servers={known} onPlace={(place) => go(place, shown.search)} />
    ),
  };
  const key = writeListQuery('pool', shown.place, shown.search);
  return shown.place.scope === 'coursesAndTasks' ? (
    <CourseScreen key={key} area="pool" place={shown.place} {...shared} />
  ) : (
    <SearchScreen
      key={key}
      area="pool"
      {...shared}
      worksheetHref={(id) => `#${id}`}
      elsewhere={(criteria, page) => (
        <HeldBySources area="pool" place={shown.place} criteria={criteria} page={page} servers={known} onGo={go} />
      )}
    />
  );
}

const tasks: ListPlace = { source: { kind: 'all' }, scope: 'coursesAndTasks' };

const meta = {
  component: SourcesStory,
  args: { gateway: servers(), start: tasks, query: 'lang=en' },
} satisfies Meta<typeof SourcesStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

/** Ours and theirs in one list; a server that fails is a remark below it, since nobody asked for that one. */
export const AllSources: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByText('Ruhr cannot be reached.')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again: Ruhr' })).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await waitFor(() =>
      expect(links()).toEqual([
        '#fractions/add',
        '#lines/slope',
        '#fractions/what',
        'https://tu.example/pool?resourceId=cycloid&lang=en',
      ]),
    );
    const there = within(screen.getByRole('link', { name: /The cycloid/ }).closest('li') ?? document.body);
    await waitFor(() => expect(there.queryByRole('button')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: /Adding fractions/ })).toBeVisible());
    await userEvent.selectOptions(screen.getByLabelText('Course'), 'Curves · TU');
    await waitFor(() => expect(links()).toHaveLength(1));
  },
};

const failing = servers();

/** A server that was asked for and has failed is a warning, and is asked again; nobody else is. */
export const AgainAfterFailure: Story = {
  args: { gateway: failing, start: placeAt('pool', { kind: 'server', url: ruhr.url }) },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Ruhr cannot be reached.'));
    failing.change(ruhr.url, succeed(lmsCourses));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('link', { name: /The slope/ })).toBeVisible());
    await waitFor(() => expect(failing.asked).toEqual([ruhr.url, ruhr.url]));
  },
};

const unknown = servers();

/** An address may name any server; only those of the operator are asked. */
export const UnknownServer: Story = {
  args: { gateway: unknown, start: placeAt('pool', { kind: 'server', url: 'https://evil.example/' }) },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/not among the course servers/));
    await waitFor(() => expect(unknown.asked).toEqual([]));
  },
};

/** Where nothing is found, other sources that have something are named. */
export const FoundElsewhere: Story = {
  args: { start: placeAt('pool', { kind: 'pool' }), query: 'query=cycloid&lang=en' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'TU: 1' }));
    await waitFor(() => expect(screen.getByLabelText('Source')).toHaveDisplayValue('TU'));
    await waitFor(() => expect(screen.getByLabelText('Search')).toHaveValue('cycloid'));
    await waitFor(() => expect(screen.getByRole('link', { name: /The cycloid/ })).toBeVisible());
  },
};

/** Nothing is wider than a phone. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('link', { name: /The cycloid/ })).toBeVisible());
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};
