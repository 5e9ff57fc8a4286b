// What a browser does for a learner with a worksheet, without its screen: the real stores, outbox and gateway, over
// ports of the bench. Bundled, because it is TypeScript.
import { HttpClient } from '../packages/api-client/src/http/index.ts';
import { HttpProblemGateway } from '../packages/api-client/src/problem/index.ts';
import { OutboxStore } from '../packages/core/src/outbox/index.ts';
import { seededRandom, systemClock } from '../packages/core/src/platform/index.ts';
import { isWaiting, ProblemStore } from '../packages/core/src/problem/index.ts';
import { SessionStore } from '../packages/core/src/session/index.ts';
import { fail, succeed } from '../packages/core/src/store/index.ts';
import {
  aUser,
  InMemoryIdentity,
  InMemoryOutboxDevice,
  InMemoryTabs,
  InMemoryTurns,
  loaded,
  MemoryStorage,
} from '../packages/core/src/testing/index.ts';

const quiet = { warn: () => undefined, error: () => undefined };

/**
 * A learner on a device with one tab. `fetch` is that of a browser, `token` answers a valid token of the learner, or
 * fails while the identity service cannot be reached.
 */
export class WorksheetLearner {
  #outbox;
  #pages;
  #random;
  /** What was typed into each problem, in its order. */
  typed;

  constructor({ id, seed, worksheet, paths, fetch, token }) {
    this.#random = seededRandom(seed);
    const session = new SessionStore({
      identity: new InMemoryIdentity({ kind: 'user', user: aUser({ id }) }),
      storage: new MemoryStorage(),
    });
    let keys = 0;
    const newKey = () => `exam-${String(seed)}-${String((keys += 1))}`;
    const accessToken = () =>
      token().then(
        (value) => succeed(value),
        () => fail({ kind: 'identityAway' }),
      );
    const http = new HttpClient({ fetch, accessToken, newKey, baseUrl: '/api', endSession: () => undefined });
    const problems = new HttpProblemGateway(http, () => id);
    this.#outbox = new OutboxStore({
      problems,
      session,
      device: new InMemoryOutboxDevice(),
      tabs: new InMemoryTabs().tab(),
      turns: new InMemoryTurns(),
      clock: systemClock,
      random: this.#random,
      log: quiet,
      newKey,
    });
    const ports = { problems, clock: systemClock, outbox: loaded(this.#outbox), log: quiet };
    this.typed = paths.map(() => []);
    this.#pages = paths.map((path) => new ProblemStore(ports, { path, language: 'en', worksheet }));
  }

  /** Opens a problem of the worksheet. */
  async open(which) {
    const page = this.#pages[which];
    await page.open();
    const { problem } = page.state;
    if (problem.status !== 'loaded') throw new Error(`not opened: ${JSON.stringify(problem)}`);
  }

  /** Types a number that was not typed before into a field of a problem that is open. */
  type(which, field, number) {
    const page = this.#pages[which];
    const text = String(number);
    if (!page.answers.give(new Map([[field, { text }]]))) throw new Error('nothing can be typed');
    this.typed[which].push({ field, text });
  }

  /** How many changes the platform does not have yet. */
  get waiting() {
    return this.#outbox.state.changes.filter(isWaiting).length;
  }

  /** A number from 0 to 1, for the times at which this learner does something. */
  fraction() {
    return this.#random.fraction();
  }

  /** The receipts of what was kept of a problem in their order, and whether they follow each other. */
  async receipts(which) {
    const all = [];
    for (let page = 1; ; page += 1) {
      const read = await this.#pages[which].readReceipts({ page });
      if (!read.ok) throw new Error(`no receipts: ${JSON.stringify(read.failure)}`);
      all.push(...read.value.receipts);
      if (all.length >= read.value.total || read.value.receipts.length === 0)
        return { kept: inOrder(all), isIntact: read.value.isIntact };
    }
  }

  /** What the platform has in a field when the problem is opened anew. */
  async stored(which, field) {
    await this.open(which);
    return this.#pages[which].state.answers.get(field)?.text;
  }

  /** Leaves the pages; what is still waiting is not sent. */
  dispose() {
    this.#outbox.dispose();
    for (const page of this.#pages) void page.leave();
  }
}

function inOrder(receipts) {
  return receipts.filter(({ kind }) => kind === 'keep').sort((a, b) => a.number - b.number);
}
