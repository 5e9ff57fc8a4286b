import { describe, expect, it } from 'vitest';
import { FakeOpenerWindow, InMemorySelectorGateway, InMemoryWorksheetLookup, TurnedClock } from '../testing/index.ts';
import { fail, succeed } from '../store/index.ts';
import { longestWait, readSelectorParameters, rowsOf, SelectorStore } from './index.ts';

const moodle = 'https://moodle.example.org';
const single = `org=rwth&serverUrl=https://pool.example.org/api/&origin=${moodle}&problemLang=en`;

function aSelector() {
  const ports = {
    gateway: new InMemorySelectorGateway(),
    worksheets: new InMemoryWorksheetLookup(),
    opener: new FakeOpenerWindow(moodle),
    clock: new TurnedClock(),
  };
  const store = new SelectorStore(ports);
  store.start();
  return { ...ports, store, open: (query: string) => store.open(readSelectorParameters(query)) };
}

/** A selector opened at an address, with the first task selected. */
async function withTask(query = single) {
  const selector = aSelector();
  await selector.open(query);
  const { courses, parameters } = selector.store.state;
  const row =
    courses.status === 'loaded' && parameters !== undefined ? rowsOf(courses.value, 'en', parameters)[0] : undefined;
  if (row === undefined) throw new Error('The sample has no task.');
  selector.store.add(row.item);
  return selector;
}

describe('an LMS that is not known', () => {
  it('gets nothing, and nothing is fetched from its server', async () => {
    const { store, gateway, opener, open } = aSelector();
    gateway.recognition = succeed({ kind: 'unknown', what: 'origin' });
    await open(single);
    await store.loadCourses();
    store.transfer();
    opener.send('{"success":true}');
    expect(gateway.fetched).toEqual([]);
    expect(opener.posted).toEqual([]);
    expect(opener.hasLeft).toBe(false);
  });
});

describe('the language of the items', () => {
  it.each([
    ['en', 'en'],
    ['de_du', 'de'],
    ['', undefined],
    ['tlh', undefined],
  ])('is that of problemLang=%s: %s', async (problemLang, language) => {
    const { open, store } = aSelector();
    await open(single.replace('problemLang=en', `problemLang=${problemLang}`));
    expect(store.state.language).toBe(language);
  });
});

describe('the courses', () => {
  it('are those of the server in the address', async () => {
    const { gateway, open, store } = aSelector();
    await open(single);
    expect(gateway.fetched).toEqual(['https://pool.example.org/api/']);
    expect(store.state.courses.status).toBe('loaded');
  });

  it('are none without a server, and nothing is fetched', async () => {
    const { gateway, open, store } = aSelector();
    await open('');
    expect(gateway.fetched).toEqual([]);
    expect(store.state.courses).toEqual({ status: 'failed', failure: { kind: 'noServer' } });
  });

  it('are asked for again after the server was away', async () => {
    const { gateway, open, store } = aSelector();
    const { answer } = gateway;
    gateway.answer = fail({ kind: 'unreachable' });
    await open(single);
    expect(store.state.courses.status).toBe('failed');
    gateway.answer = answer;
    await store.loadCourses();
    expect(store.state.courses.status).toBe('loaded');
  });

  it.each([
    ['fractions/add', ['fractions/add']],
    ['gone', []],
    ['worksheet_7', []],
  ])('have what the LMS has at present selected: %s', async (link, selected) => {
    const { open, store } = aSelector();
    await open(`${single}&selection=${link}`);
    expect(store.state.items.map((item) => item.link)).toEqual(selected);
  });
});

describe('a selection', () => {
  it('stays when the same address is opened again, as after a preview', async () => {
    const { store, open, gateway } = await withTask();
    await open(single);
    expect(store.state.items).toHaveLength(1);
    expect(gateway.recognised).toHaveLength(1);
    await open(`${single}&worksheet=true`);
    expect(store.state.items).toEqual([]);
  });
});

describe('a transfer', () => {
  it('is one text to the origin of the address; the answer closes the window', async () => {
    const { store, opener } = await withTask();
    store.transfer();
    expect(opener.posted).toHaveLength(1);
    expect(opener.posted[0]?.origin).toBe(moodle);
    expect(JSON.parse(opener.posted[0]?.text ?? '')).toMatchObject({ link: 'fractions/add' });
    expect(store.state.transfer).toEqual({ kind: 'sent' });
    opener.send('{"success":true,"message":""}');
    expect(opener.hasLeft).toBe(true);
  });

  it('that is refused keeps the window open and says why', async () => {
    const { store, opener } = await withTask();
    store.transfer();
    opener.send('{"success":false,"message":"Selected language not available"}');
    expect(store.state.transfer).toEqual({ kind: 'refused', message: 'Selected language not available' });
    expect(opener.hasLeft).toBe(false);
  });

  it('without an answer for ten seconds can be made again', async () => {
    const { store, opener, clock } = await withTask();
    store.transfer();
    clock.turn(longestWait - 1);
    expect(store.state.transfer).toEqual({ kind: 'sent' });
    clock.turn(1);
    expect(store.state.transfer).toEqual({ kind: 'unanswered' });
    store.transfer();
    expect(opener.posted).toHaveLength(2);
    clock.turn(longestWait - 1);
    expect(store.state.transfer).toEqual({ kind: 'sent' });
    opener.send('{"success":true}');
    expect(opener.hasLeft).toBe(true);
  });

  it('says that the window of the LMS is gone', async () => {
    const { store, opener } = await withTask();
    opener.isOpen = false;
    store.transfer();
    expect(store.state.transfer).toEqual({ kind: 'noOpener' });
  });

  it('is not made by a window that was opened for dragging', async () => {
    const { store, opener } = await withTask('serverUrl=https://pool.example.org/api/&gradingType=graded');
    store.transfer();
    expect(opener.posted).toEqual([]);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }, '{"success":true}'],
    ['another window of the same origin', { fromOpener: false }, '{"success":true}'],
    ['an object', {}, { success: true }],
    ['something else', {}, '{"type":"ready"}'],
  ])('is not answered by %s', async (_, sender, data) => {
    const { store, opener } = await withTask();
    store.transfer();
    opener.send(data, sender);
    expect(store.state.transfer).toEqual({ kind: 'sent' });
    expect(opener.hasLeft).toBe(false);
  });

  it('ends with the window when the page of the LMS is left', async () => {
    const { opener, open } = aSelector();
    await open(single);
    opener.send('{"success":true}');
    expect(opener.hasLeft).toBe(true);
  });

  it('is forgotten when something else is selected', async () => {
    const { store, clock } = await withTask();
    store.transfer();
    store.remove({ link: 'fractions/add' });
    expect(store.state.transfer).toEqual({ kind: 'idle' });
    clock.turn(longestWait);
    expect(store.state.transfer).toEqual({ kind: 'idle' });
  });
});
