import fc from 'fast-check';
import { of } from 'rxjs';
import { expect, it } from 'vitest';
import { InMemoryCustomisationGateway, MemoryStorage, TurnedClock, noAnswer, runs } from '../testing/index.ts';
import { CustomisationStore, type CustomisationGateway } from './index.ts';

/** A browser with one tab at a time: a tab that is killed reaches neither platform nor storage any more. */
class Browser {
  readonly gateway = new InMemoryCustomisationGateway({ 'a/b': 'original' });
  readonly texts = new MemoryStorage();
  clock = new TurnedClock();
  #lives = { now: true };
  #reference: { path: string; worksheet: string | undefined } = { path: 'a/b', worksheet: undefined };
  store = this.#tab();
  /** What the author has typed last, and has neither given up nor replaced by another text. */
  typed = 'original';
  /** Whether that must be found again: somebody who has seen it may have replaced it on the platform. */
  isOwed = false;

  type(text: string): void {
    if (this.shown === undefined) return;
    const { state } = this.store;
    this.isOwed = state.status === 'loaded' && state.value.kept.text !== text;
    this.store.write(text);
    this.typed = text;
  }

  #tab(): CustomisationStore {
    const lives = { now: true };
    this.#lives = lives;
    this.clock = new TurnedClock();
    const { gateway, texts, clock } = this;
    const alive = <Answer>(ask: () => Promise<Answer>) => (lives.now ? ask() : noAnswer);
    const reaching: CustomisationGateway = {
      open: (...given) => alive(() => gateway.open(...given)),
      read: (...given) => alive(() => gateway.read(...given)),
      keep: (...given) => alive(() => gateway.keep(...given)),
      discard: (...given) => alive(() => gateway.discard(...given)),
      save: (...given) => alive(() => gateway.save(...given)),
      versions: (...given) => alive(() => gateway.versions(...given)),
      preview: (...given) => alive(() => gateway.preview(...given)),
    };
    const storage = {
      owner$: of('ada'),
      read: (key: string) => texts.read(key),
      write: (key: string, text: string) => lives.now && texts.write(key, text),
      remove: (key: string) => {
        if (lives.now) texts.remove(key);
      },
    };
    const store = new CustomisationStore({ gateway: reaching, storage, clock }, this.#reference);
    store.start();
    return store;
  }

  get shown(): string | undefined {
    const { state } = this.store;
    return state.status === 'loaded' ? state.value.text : undefined;
  }

  get other(): string | undefined {
    const { state } = this.store;
    return state.status === 'loaded' ? state.value.other?.text : undefined;
  }

  /** The author comes back to what he has worked on. */
  async reopen(): Promise<void> {
    if (this.store.reference.path !== 'a/b' || this.gateway.customisations.size > 0) {
      this.#reference = { path: this.store.reference.path, worksheet: undefined };
    }
    this.#lives.now = false;
    this.store = this.#tab();
    await this.store.open();
  }
}

const settled = async () => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
};

type Step = (browser: Browser) => Promise<void>;

const steps: Readonly<Record<string, (text: string) => Step>> = {
  type: (text) => async (browser) => {
    browser.type(text);
    await Promise.resolve();
  },
  wait: () => async (browser) => {
    browser.clock.turn(1500);
    await settled();
  },
  save: () => async (browser) => {
    await browser.store.save();
  },
  saveWhileTyping: (text) => async (browser) => {
    const saving = browser.store.save();
    browser.type(text);
    await saving;
  },
  keepAndSave: () => async (browser) => {
    const keeping = browser.store.keep();
    await browser.store.save();
    await keeping;
  },
  kill: () => (browser) => browser.reopen(),
  offline: () => async (browser) => {
    browser.gateway.failure = { kind: 'unavailable' };
    await settled();
  },
  online: () => async (browser) => {
    browser.gateway.failure = undefined;
    if (browser.shown === undefined) await browser.store.open();
  },
  elsewhere: (text) => async (browser) => {
    for (const [path, { version, text: seen }] of browser.gateway.drafts) {
      if (browser.gateway.failure !== undefined) return;
      if (seen === browser.typed) browser.isOwed = false;
      await browser.gateway.keep(path, { text, version: String(version) });
    }
  },
  savedElsewhere: (text) => async (browser) => {
    for (const versions of browser.gateway.customisations.values()) {
      if (versions.at(-1) === browser.typed) browser.isOwed = false;
      versions.push(text);
    }
    await settled();
  },
  keepTyped: () => async (browser) => {
    browser.store.keepTyped();
    await settled();
  },
  takeOther: () => async (browser) => {
    if (browser.other !== undefined) {
      browser.typed = browser.other;
      browser.isOwed = false;
    }
    browser.store.takeOther();
    await settled();
  },
};

const anyStep = fc
  .tuple(fc.constantFrom(...Object.keys(steps)), fc.constantFrom('x', 'y', 'z', 'original', ' '))
  .map(([name, text]) => ({ name, text }));

/** Where the author's text is: on the screen, or in what the platform has of him. */
function isThere({ typed, shown, gateway }: Browser): boolean {
  const drafts = [...gateway.drafts.values()].map(({ text }) => text);
  return [shown, ...drafts, ...[...gateway.customisations.values()].flat()].includes(typed);
}

it('loses nothing that was typed, whatever breaks and whoever else writes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 40 }), async (plan) => {
      const browser = new Browser();
      await browser.store.open();
      for (const { name, text } of plan) {
        await steps[name]?.(text)(browser);
        // What is on the screen changes by its author only: text of others waits beside it.
        if (browser.isOwed && browser.shown !== undefined) expect(browser.shown).toBe(browser.typed);
      }
      browser.gateway.failure = undefined;
      await browser.reopen();
      await settled();
      if (browser.isOwed) expect(isThere(browser)).toBe(true);
      // Whatever has happened, it goes on: a conflict is decided, and the draft is kept and saved.
      browser.store.keepTyped();
      browser.store.write('at last');
      for (let round = 0; round < 3; round += 1) {
        await browser.store.keep();
        browser.store.keepTyped();
      }
      expect(browser.gateway.drafts.size).toBeGreaterThan(0);
      expect([...browser.gateway.drafts.values()].map(({ text }) => text)).toContain('at last');
    }),
    { numRuns: runs, seed: 15 },
  );
});
