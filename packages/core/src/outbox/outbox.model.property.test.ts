import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seededRandom } from '../platform/index.ts';
import { ProblemStore, type ProblemReference } from '../problem/index.ts';
import { SessionStore, userOf, type Session } from '../session/index.ts';
import { fail } from '../store/index.ts';
import {
  InMemoryIdentity,
  InMemoryOutboxDevice,
  InMemoryProblemGateway,
  InMemoryTabs,
  MemoryStorage,
  RecordingLog,
  TurnedClock,
  aUser,
  loaded,
  noAnswer,
  runs,
} from '../testing/index.ts';
import { OutboxStore } from './outbox.store.ts';
import type { OutboxTurns } from './ports.ts';

const problems: readonly ProblemReference[] = [
  { path: 'p', language: 'en' },
  { path: 'q', language: 'en', worksheet: 'w' },
];
const keys = ['1,1', '2,options'] as const;
const users = ['ada', 'ben'] as const;
const xml = `<document kind="problem" lang="en"><title>P</title><content><p>?</p></content></document>`;

/** A text that somebody has typed; every text is typed once. */
interface Typed {
  readonly user: string;
  readonly place: string;
  /** Every text that the page showed, or offered and was chosen against, before this one took its place. */
  readonly basis: Set<string>;
  readonly at: number;
  /** Counts what learners did: it was typed, or chosen to stay, before whatever has a higher one. */
  rank: number;
}

/** What has to hold, whatever the code does: kept beside it, from what is seen on pages alone. */
class Rules {
  readonly typed = new Map<string, Typed>();
  /** Texts that nobody has replaced knowingly: each must be found again. */
  readonly live = new Set<string>();
  /** By user and place, as they were known then. */
  readonly accepted = new Map<string, Pick<Typed, 'basis' | 'rank'>[]>();
  #ranks = 0;
  /** What a page with an empty field was chosen against, by user and place. */
  readonly emptied = new Map<string, Set<string>>();

  /** What was known when a text was typed, or chosen to stay. */
  basisOf(user: string, place: string, text: string): Set<string> {
    const known = text === '' ? this.emptied.get(`${user} ${place}`) : this.typed.get(text)?.basis;
    const basis = known ?? new Set<string>();
    if (text === '') this.emptied.set(`${user} ${place}`, basis);
    return basis;
  }

  /** A text was chosen against another: knowingly, and so is what the other had replaced. */
  choose(user: string, place: string, kept: string, dropped: string): void {
    const basis = this.basisOf(user, place, kept);
    for (const each of [dropped, ...this.basisOf(user, place, dropped)])
      if (each !== kept && each !== '') basis.add(each);
    this.live.delete(dropped);
    const typed = this.typed.get(kept);
    if (typed !== undefined) typed.rank = this.#ranks += 1;
  }

  /** A page replaces what it shows by a new text. */
  type(user: string, place: string, text: string, shown: string, at: number): void {
    const basis = new Set([...this.basisOf(user, place, shown), ...(shown === '' ? [] : [shown])]);
    this.typed.set(text, { user, place, basis, at, rank: (this.#ranks += 1) });
    this.live.delete(shown);
    this.live.add(text);
  }

  /** The platform has taken a text in place of another. */
  accept(subject: string, place: string, text: string, before: string | undefined): void {
    const typed = this.typed.get(text);
    if (text !== '') expect([typed?.user, typed?.place]).toEqual([subject, place]);
    const earlier = this.accepted.get(`${subject} ${place}`) ?? [];
    if (before !== undefined && before !== '' && before !== text && !this.basisOf(subject, place, text).has(before))
      throw new Error(`silently overwritten: ${before} by ${text}`);
    if (earlier.some((each) => each.basis.has(text) && each.rank > (typed?.rank ?? Infinity)))
      throw new Error(`overtaken: ${text}`);
    this.accepted.set(`${subject} ${place}`, [...earlier, { basis: new Set(typed?.basis), rank: typed?.rank ?? 0 }]);
    if (before !== undefined && before !== text) this.live.delete(before);
  }
}

/** One tab: one outbox, and a page of each problem. A killed tab reaches nothing any more, and nothing reaches it. */
interface Tab {
  readonly clock: TurnedClock;
  readonly outbox: OutboxStore;
  pages: readonly ProblemStore[];
  owner: string;
  kill(): void;
}

/** A browser with three tabs, and the platform with a desk for each user. */
class Browser {
  readonly rules = new Rules();
  readonly gateways: Readonly<Record<string, InMemoryProblemGateway>> = Object.fromEntries(
    users.map((user) => [
      user,
      new InMemoryProblemGateway({ p: { xml: () => xml, correct: () => [] }, q: { xml: () => xml } }),
    ]),
  );
  readonly identity = new InMemoryIdentity(signedIn('ada'));
  readonly device = new InMemoryOutboxDevice();
  readonly channel = new InMemoryTabs();
  readonly log = new RecordingLog();
  isOffline = false;
  now = 0;
  tabs: Tab[] = [];
  #keys = 0;
  #turn: Promise<unknown> = Promise.resolve();

  async begin(): Promise<void> {
    while (this.tabs.length < 3) this.tabs.push(await this.#tab());
  }

  get user(): string {
    return userOf(this.identity.session$.value)?.id ?? 'guest';
  }

  async #tab(): Promise<Tab> {
    const lives = { now: true };
    let die: () => void = () => undefined;
    const dead = new Promise<undefined>((resolve) => (die = () => resolve(undefined)));
    const clock = new TurnedClock(this.now);
    const session = new SessionStore({ identity: this.identity, storage: new MemoryStorage() });
    const { device, channel } = this;
    const tab = channel.tab();
    const turns: OutboxTurns = {
      take: <Value>(_name: string, act: () => Promise<Value>) => {
        const taken = this.#turn.then(() => (lives.now ? act() : noAnswer));
        this.#turn = Promise.race([taken.catch(() => undefined), dead]);
        return taken;
      },
    };
    const desk = () => this.gateways[this.user];
    const alive = <Answer>(ask: () => Promise<Answer>) => (lives.now ? ask() : noAnswer);
    const away = fail({ kind: 'unavailable' } as const);
    const keep: InMemoryProblemGateway['keep'] = (changes, owner) =>
      alive(async () => {
        if (this.isOffline) return away;
        // What the port promises: whoever is signed in decides.
        const subject = this.user;
        if (owner !== subject || this.identity.session$.value.kind !== 'user') return fail({ kind: 'sessionEnded' });
        const there = new Map(
          problems.flatMap((problem) =>
            [...(desk()?.answersOf(problem) ?? [])].map(([key, { text }]) => [placeOf(problem, key), text] as const),
          ),
        );
        const kept = await desk()?.keep(changes, owner);
        for (const { key, problem, answer } of changes) {
          const one = kept?.ok === true ? kept.value.get(key) : undefined;
          if (one?.ok !== true || !one.value.versions.has(answer.key)) continue;
          const place = placeOf(problem, answer.key);
          this.rules.accept(subject, place, answer.text, there.get(place));
          there.set(place, answer.text);
        }
        return kept ?? away;
      });
    const asked = {
      open: (problem: ProblemReference) =>
        alive(async () => (this.isOffline ? away : ((await desk()?.open(problem)) ?? away))),
      keep,
      save: (problem: ProblemReference, attempt: string) =>
        alive(async () => (this.isOffline ? away : ((await desk()?.save(problem, attempt)) ?? away))),
      importAnswers: () => noAnswer,
      play: () => noAnswer,
      list: () => noAnswer,
      drawNewData: () => noAnswer,
      correct: () => noAnswer,
      readData: () => noAnswer,
      receipts: () => noAnswer,
    };
    const outbox = new OutboxStore({
      problems: asked,
      session,
      device: {
        read: (owner) => alive(() => device.read(owner)),
        write: (...given) => alive(() => device.write(...given)),
      },
      tabs: { tell: (message) => (lives.now ? tab.tell(message) : undefined), told$: tab.told$ },
      turns,
      clock,
      random: seededRandom(this.tabs.length),
      log: this.log,
      newKey: () => `key-${String((this.#keys += 1))}`,
    });
    const made: Tab = {
      clock,
      outbox,
      pages: [],
      owner: this.user,
      kill: () => {
        lives.now = false;
        die();
        outbox.dispose();
        session.dispose();
      },
    };
    const open = () => {
      made.owner = this.user;
      made.pages = problems.map(
        (problem) => new ProblemStore({ problems: asked, clock, outbox: loaded(outbox), log: this.log }, problem),
      );
      for (const page of made.pages) void page.open();
    };
    open();
    // A page of the app is another one for another user.
    this.identity.session$.subscribe(() => {
      if (lives.now && made.owner !== this.user) open();
    });
    await settled();
    return made;
  }

  async replace(at: number): Promise<void> {
    this.tabs[at]?.kill();
    this.tabs[at] = await this.#tab();
  }

  turn(ms: number): void {
    for (let left = ms; left > 0; left -= 50) {
      this.now += Math.min(50, left);
      for (const { clock } of this.tabs) clock.turn(Math.min(50, left));
    }
  }

  /** Whether a text can be found again. */
  has(text: string): boolean {
    const typed = this.rules.typed.get(text);
    if (typed === undefined) return true;
    if (typed.user !== this.user)
      return this.device.textsOf(typed.user).some((each) => each.includes(text)) || this.isAtDesk(typed, text);
    return (
      this.isAtDesk(typed, text) ||
      this.device.textsOf(typed.user).some((each) => each.includes(text)) ||
      this.tabs.some(({ outbox }) => outbox.state.changes.some((change) => change.text === text))
    );
  }

  isAtDesk({ user, place }: Typed, text: string): boolean {
    return problems.some((problem) =>
      keys.some(
        (key) => placeOf(problem, key) === place && this.gateways[user]?.answersOf(problem).get(key)?.text === text,
      ),
    );
  }
}

function placeOf({ path }: ProblemReference, key: string): string {
  return `${path} ${key}`;
}

function signedIn(id: string): Session {
  return { kind: 'user', user: aUser({ id }) };
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 150; turn += 1) await Promise.resolve();
}

class Step implements fc.AsyncCommand<object, Browser> {
  readonly #name: string;
  readonly #act: (browser: Browser) => unknown;

  constructor(name: string, act: (browser: Browser) => unknown) {
    this.#name = name;
    this.#act = act;
  }

  check(): boolean {
    return true;
  }

  async run(_model: object, browser: Browser): Promise<void> {
    await this.#act(browser);
    await settled();
    for (const text of browser.rules.live) if (!browser.has(text)) throw new Error(`lost: ${text}`);
    // Nothing is shown to anybody else.
    for (const { pages } of browser.tabs) {
      for (const page of pages) {
        for (const { text, other } of page.state.answers.values()) {
          for (const shown of [text, other?.text]) {
            const author = shown === undefined ? undefined : browser.rules.typed.get(shown)?.user;
            expect(author ?? browser.user).toBe(browser.user);
          }
        }
      }
    }
  }

  toString(): string {
    return this.#name;
  }
}

function step(name: string, act: (browser: Browser) => unknown): fc.Arbitrary<Step> {
  return fc.constant(new Step(name, act));
}

const tab = fc.nat({ max: 2 });
const page = fc.nat({ max: problems.length - 1 });
const key = fc.constantFrom(...keys);

const edit = fc.tuple(tab, page, key).map(
  ([at, of, key]) =>
    new Step(`tab ${String(at)} types at ${String(of)} ${key}`, ({ tabs, rules, user, now }) => {
      // Every text is typed once: one that comes back could hide that another was lost.
      const text = `t${String(rules.typed.size).padStart(4, '0')}`;
      const store = tabs[at]?.pages[of];
      const problem = problems[of];
      if (store === undefined || problem === undefined) return;
      const shown = store.state.answers.get(key)?.text ?? '';
      if (store.answers.give(new Map([[key, { text }]]))) rules.type(user, placeOf(problem, key), text, shown, now);
    }),
);

const choose = fc.tuple(tab, page, key, fc.constantFrom('mine' as const, 'other' as const)).map(
  ([at, of, key, which]) =>
    new Step(`tab ${String(at)} chooses ${which} at ${String(of)} ${key}`, ({ tabs, rules, user }) => {
      const store = tabs[at]?.pages[of];
      const problem = problems[of];
      const answer = store?.state.answers.get(key);
      if (store === undefined || problem === undefined || answer?.other === undefined) return;
      const [kept, dropped] = which === 'mine' ? [answer.text, answer.other.text] : [answer.other.text, answer.text];
      rules.choose(user, placeOf(problem, key), kept, dropped);
      store.choose(key, which);
    }),
);

const steps = [
  edit,
  edit,
  edit,
  choose,
  fc.integer({ min: 20, max: 5000 }).map((ms) => new Step(`${String(ms)} ms pass`, (browser) => browser.turn(ms))),
  step('offline', (browser) => (browser.isOffline = true)),
  step('online', async (browser) => {
    browser.isOffline = false;
    await Promise.all(browser.tabs.map(({ outbox }) => outbox.hurry()));
  }),
  tab.map(
    (at) =>
      new Step(`tab ${String(at)} is reloaded`, async (browser) => {
        void browser.tabs[at]?.outbox.hurry();
        await browser.replace(at);
      }),
  ),
  tab.map(
    (at) =>
      new Step(`tab ${String(at)} crashes`, async (browser) => {
        const { rules, now, device, tabs } = browser;
        const others = tabs.filter((each) => each !== tabs[at]);
        await browser.replace(at);
        // What is younger than 300 ms may be gone, and only that.
        for (const text of rules.live) {
          const typed = rules.typed.get(text);
          const isYoung = typed !== undefined && now - typed.at < 300;
          const isWritten = device.textsOf(typed?.user ?? '').some((each) => each.includes(text));
          const isElsewhere = others.some(({ outbox }) => outbox.state.changes.some((change) => change.text === text));
          if (isYoung && !isWritten && !isElsewhere) rules.live.delete(text);
        }
      }),
  ),
  fc
    .tuple(tab, page)
    .map(
      ([at, of]) => new Step(`tab ${String(at)} saves ${String(of)}`, ({ tabs }) => void tabs[at]?.pages[of]?.save()),
    ),
  step('the session ends', ({ identity }) => {
    const user = userOf(identity.session$.value);
    if (user !== undefined) identity.session$.next({ kind: 'expired', user });
  }),
  step('ada signs in', ({ identity }) => identity.session$.next(signedIn('ada'))),
  step('ben signs in', ({ identity }) => identity.session$.next(signedIn('ben'))),
];

it('three tabs lose nothing, overwrite nothing silently, keep the order, and mix no users up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { size: '+1' }), async (commands) => {
      const browser = new Browser();
      await browser.begin();
      await fc.asyncModelRun(() => ({ model: {}, real: browser }), commands);
      // In the end everything is on the platform, or was offered beside what took its place.
      browser.isOffline = false;
      browser.turn(5000);
      await settled();
      for (const user of users) {
        browser.identity.session$.next(signedIn(user));
        for (const at of [0, 1, 2]) {
          void browser.tabs[at]?.outbox.hurry();
          await browser.replace(at);
        }
        const offered = new Set<string>();
        const pages = browser.tabs[0]?.pages ?? [];
        for (let round = 0; round < 8; round += 1) {
          for (const [of, store] of pages.entries()) {
            const problem = problems[of];
            expect(await store.flush()).toBeUndefined();
            await settled();
            for (const key of keys) {
              const { text = '', other } = store.state.answers.get(key) ?? {};
              offered.add(text).add(other?.text ?? '');
              if (other === undefined || problem === undefined) continue;
              const which = text === '' ? 'other' : 'mine';
              const [kept, dropped] = which === 'mine' ? [text, other.text] : [other.text, text];
              browser.rules.choose(user, placeOf(problem, key), kept, dropped);
              store.choose(key, which);
            }
          }
        }
        for (const text of browser.rules.live) {
          const typed = browser.rules.typed.get(text);
          if (typed?.user !== user) continue;
          expect([text, browser.isAtDesk(typed, text) || offered.has(text)]).toEqual([text, true]);
        }
        expect(browser.tabs[0]?.outbox.state.changes.filter(({ fate }) => fate === undefined)).toEqual([]);
      }
    }),
    { seed: 16, numRuns: Math.ceil(runs / 3) },
  );
});
