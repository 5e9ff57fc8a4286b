import fc from 'fast-check';
import { of } from 'rxjs';
import { expect, it } from 'vitest';
import { InMemoryProblemGateway, MemoryStorage, RecordingLog, TurnedClock, noAnswer, runs } from '../testing/index.ts';
import { ProblemStore, type ProblemGateway, type ProblemReference } from './index.ts';

const reference: ProblemReference = { path: 'p', language: 'en' };
const keys = ['1,1', '1,2', '2,options'] as const;
const xml = `<document kind="problem" lang="en"><title>P</title><content><p>?</p></content></document>`;

/** What the learner has typed last and nobody has asked to be forgotten, by key. */
type Typed = Map<string, string>;

/** A browser with one tab at a time: a tab that is killed reaches neither platform nor storage any more, and time stands still for it. */
class Browser {
  readonly gateway = new InMemoryProblemGateway({ p: { xml: () => xml, correct: () => [] } });
  readonly texts = new MemoryStorage();
  readonly log = new RecordingLog();
  clock = new TurnedClock();
  #lives = { now: true };
  store = this.#tab();

  #tab(): ProblemStore {
    const lives = { now: true };
    this.#lives = lives;
    this.clock = new TurnedClock();
    const { texts, log, gateway, clock } = this;
    const storage = {
      owner$: of('learner'),
      read: (key: string) => texts.read(key),
      write: (key: string, text: string) => lives.now && texts.write(key, text),
      remove: (key: string) => {
        if (lives.now) texts.remove(key);
      },
    };
    const alive = <Answer>(ask: () => Promise<Answer>) => (lives.now ? ask() : noAnswer);
    const problems: ProblemGateway = {
      open: (...of) => alive(() => gateway.open(...of)),
      keep: (...of) => alive(() => gateway.keep(...of)),
      save: (...of) => alive(() => gateway.save(...of)),
      play: (...of) => alive(() => gateway.play(...of)),
      list: (of) => alive(() => gateway.list(of)),
      drawNewData: (of) => alive(() => gateway.drawNewData(of)),
      correct: (...of) => alive(() => gateway.correct(...of)),
      readData: (of) => alive(() => gateway.readData(of)),
      receipts: (...of) => alive(() => gateway.receipts(...of)),
    };
    return new ProblemStore({ problems, clock, storage, log }, reference);
  }

  kill(): void {
    this.#lives.now = false;
    this.store = this.#tab();
  }

  #arrive: () => void = () => undefined;

  /** Answers from now on wait until they arrive together. */
  slow(): void {
    this.arrive();
    this.gateway.delay = new Promise<void>((resolve) => {
      this.#arrive = resolve;
    });
  }

  arrive(): void {
    this.#arrive();
    this.gateway.delay = Promise.resolve();
  }

  /** Whether a text is anywhere the learner finds it again. */
  has(key: string, text: string): boolean {
    const { answers, untaken } = this.store.state;
    return (
      answers.get(key)?.text === text ||
      untaken?.texts.some((each) => each.key === key && each.text === text) === true ||
      this.gateway.answersOf(reference).get(key)?.text === text ||
      [...this.texts.texts.values()].some((stored) => stored.includes(JSON.stringify(text)))
    );
  }
}

class Step implements fc.AsyncCommand<Typed, Browser> {
  readonly #name: string;
  readonly #act: (typed: Typed, browser: Browser) => unknown;

  constructor(name: string, act: (typed: Typed, browser: Browser) => unknown) {
    this.#name = name;
    this.#act = act;
  }

  check(): boolean {
    return true;
  }

  async run(typed: Typed, browser: Browser): Promise<void> {
    this.#act(typed, browser);
    await settled();
    for (const [key, text] of typed) {
      if (!browser.has(key, text)) throw new Error(`${key} is lost: ${text}`);
    }
    const { answers } = browser.store.state;
    const stored = browser.gateway.answersOf(reference);
    for (const [key, { isKept, text }] of answers) {
      if (isKept && typed.get(key) === text) expect(stored.get(key)?.text).toBe(text);
    }
  }

  toString(): string {
    return this.#name;
  }
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
}

function step(name: string, act: (typed: Typed, browser: Browser) => unknown): fc.Arbitrary<Step> {
  return fc.constant(new Step(name, act));
}

const key = fc.constantFrom(...keys);
/** Every text is typed only once: one that comes back could hide that another was lost. */
const text = fc.uuid();

const steps = [
  fc.tuple(key, text).map(
    ([key, text]) =>
      new Step(`type ${key} ${text}`, (typed, { store }) => {
        if (store.answers.give(new Map([[key, { text }]]))) typed.set(key, text);
      }),
  ),
  fc.integer({ min: 1, max: 5000 }).map((ms) => new Step(`wait ${ms}`, (_, { clock }) => clock.turn(ms))),
  step('the line is cut', (_, { gateway }) => gateway.cut()),
  step('answers get lost', (_, { gateway }) => (gateway.losesAnswers = true)),
  step('answers take their time', (_, browser) => browser.slow()),
  step('answers arrive', (_, browser) => browser.arrive()),
  step('the line is back', (_, { gateway, store }) => {
    gateway.mend();
    return store.state.problem.status === 'loaded' ? store.flush() : store.open();
  }),
  step('the tab is killed', (_, browser) => {
    browser.kill();
    return browser.store.open();
  }),
  step('hidden', (_, { store }) => store.flush()),
  step('left', (_, { store }) => store.leave()),
  step('opened', (_, { store }) => store.open()),
  step('saved', (_, { store }) => store.save()),
  step('corrected', (_, { store }) => store.correct('correction')),
  step('back', (_, { store }) => store.back()),
  step('new data', (typed, { store }) => {
    // It may have been done even if the answer is lost.
    if (store.state.problem.status === 'loaded' && store.state.doing === undefined) typed.clear();
    return store.drawNewData('all');
  }),
  fc.tuple(key, text).map(
    ([key, text]) =>
      new Step(`elsewhere ${key} ${text}`, (typed, { gateway }) => {
        if (gateway.answersOf(reference).get(key)?.text === typed.get(key)) typed.delete(key);
        gateway.changeElsewhere(reference, key, text);
      }),
  ),
  step('new data elsewhere', (typed, { gateway }) => {
    for (const [key, { text }] of gateway.answersOf(reference)) if (typed.get(key) === text) typed.delete(key);
    gateway.drawElsewhere(reference);
  }),
  fc.tuple(key, fc.constantFrom('mine' as const, 'other' as const)).map(
    ([key, which]) =>
      new Step(`choose ${key} ${which}`, (typed, { store }) => {
        if (which === 'other' && store.state.answers.get(key)?.other !== undefined) typed.delete(key);
        store.choose(key, which);
      }),
  ),
];

it('nothing that was typed is lost, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { size: '+1' }), async (commands) => {
      const typed: Typed = new Map();
      const browser = new Browser();
      await browser.store.open();
      await fc.asyncModelRun(() => ({ model: typed, real: browser }), commands);
      // In the end, everything is on the platform, or the learner is told that it is not.
      browser.gateway.mend();
      browser.arrive();
      browser.kill();
      await browser.store.open();
      for (const key of keys) browser.store.choose(key, 'mine');
      expect(await browser.store.flush()).toBeUndefined();
      const stored = browser.gateway.answersOf(reference);
      const told = browser.store.state.untaken?.texts ?? [];
      for (const [key, text] of typed) {
        const isHere = stored.get(key)?.text === text || told.some((each) => each.key === key && each.text === text);
        expect([key, text, isHere]).toEqual([key, text, true]);
      }
    }),
    { seed: 14, numRuns: runs },
  );
});
