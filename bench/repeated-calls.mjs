// Calls of a client that does not give up: each is repeated, under its key, until some process of the platform answers
// it.
import { ask, rest } from './people.mjs';

/**
 * Somebody's calls. `processes()` are those that run or are being started; after a call that got no answer, the next one
 * is asked.
 */
export class RepeatedCalls {
  #processes;
  #person;
  #at;
  #bearer = '';
  #keys = 0;
  repeated = 0;
  /** Milliseconds until an answer, of every call that had to be repeated. */
  waits = [];

  constructor(processes, person) {
    this.#processes = processes;
    this.#person = person;
    this.#at = person.seed;
  }

  /** The subject of the caller's tokens. */
  async me() {
    return JSON.parse(Buffer.from((await this.#person.token()).split('.')[1], 'base64url').toString()).sub;
  }

  /** A key for a write, which stands for it however often it is repeated. */
  key() {
    this.#keys += 1;
    return `${this.#person.seed}-${this.#keys}`;
  }

  /** The first answer that is none of a server that cannot answer; one that is not among `expected` ends the bench. */
  async call(target, { method = 'GET', json, text, version, key, expected = [200, 201] } = {}) {
    const began = performance.now();
    for (let tries = 0; ; tries += 1) {
      this.#bearer = await this.#person.token().catch(() => this.#bearer);
      const processes = this.#processes();
      const answer = await ask(processes[this.#at % processes.length], {
        path: `/api${target}`,
        method,
        address: this.#person.address,
        timeout: 5000,
        headers: {
          authorization: `Bearer ${this.#bearer}`,
          ...(json && { 'content-type': 'application/json' }),
          ...(text !== undefined && { 'content-type': 'text/plain' }),
          ...(version !== undefined && { 'if-match': `"${version}"` }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        body: json ? JSON.stringify(json) : text,
      }).catch(() => undefined);
      if (answer !== undefined && answer.status < 500 && answer.status !== 429) {
        if (tries > 0) this.waits.push(performance.now() - began);
        if (!expected.includes(answer.status)) throw new Error(`${target}: ${answer.status} ${answer.text}`);
        return answer;
      }
      this.repeated += 1;
      this.#at += 1;
      await rest(100);
    }
  }

  /** The same, and what its JSON says. */
  async read(target, options) {
    return JSON.parse((await this.call(target, options)).text);
  }
}
