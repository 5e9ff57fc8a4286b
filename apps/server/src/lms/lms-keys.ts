import type { KeyObject } from 'node:crypto';
import type { Now } from '../now.ts';
import { readPublicKey, type LmsDirectory } from './lms-file.ts';
import { shortText } from './short-text.ts';

/** Milliseconds that an LMS may take to show its key. */
const longestAnswer = 5000;
/** Milliseconds for which an LMS is not asked again, whatever it has answered. */
const askedAgain = 60_000;

/**
 * The public keys with which every LMS signs deadlines: those of the file, and the one that it shows. An LMS makes its
 * key when it first signs, and may exchange it: it is asked when a signature does not fit.
 */
export class LmsKeys {
  readonly #known: LmsDirectory;
  readonly #now: Now;
  readonly #shown = new Map<string, KeyObject>();
  readonly #asked = new Map<string, { readonly at: number; readonly done: Promise<void> }>();

  constructor(known: LmsDirectory, now: Now) {
    this.#known = known;
    this.#now = now;
  }

  /** The keys that are known now, by the key of the organisation. */
  all(): ReadonlyMap<string, readonly KeyObject[]> {
    return new Map(
      [...this.#known].map(([org, { publicKeys = [] }]) => {
        const shown = this.#shown.get(org);
        return [org, shown === undefined ? publicKeys : [...publicKeys, shown]];
      }),
    );
  }

  /** Asks the LMS of an organisation for its key, unless it was asked just now. Without an address nothing happens. */
  async ask(org: string): Promise<void> {
    const url = this.#known.get(org)?.publicKeyUrl;
    if (url === undefined) return;
    const before = this.#asked.get(org);
    if (before !== undefined && this.#now() - before.at < askedAgain) return before.done;
    const done = this.#read(org, url);
    this.#asked.set(org, { at: this.#now(), done });
    return done;
  }

  async #read(org: string, url: string): Promise<void> {
    try {
      const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(longestAnswer) });
      const text = response.status === 200 ? await shortText(response) : '';
      if (response.status !== 200) await response.body?.cancel();
      const key = readPublicKey(text);
      if (key !== undefined) this.#shown.set(org, key);
    } catch {
      // The key that was shown last goes on holding.
    }
  }
}
