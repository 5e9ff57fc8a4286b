import { fail, succeed, type Result } from '@lemma/core/store';
import type { Now } from '../now.ts';
import { networkOf, OneAtATime, RateLimit } from '../rate-limit/index.ts';
import type { Account, Accounts } from './accounts.ts';
import { usernameOf } from './usernames.ts';

/** Wrong passwords for one name from one address: ten, then one in 30 seconds. */
const wrongPasswords = { burst: 10, perSecond: 1 / 30 };
/** Wrong passwords from one address for any name. */
const wrongPasswordsOfAddress = { burst: 300, perSecond: 1 / 3 };

/** Why a name and a password are rejected. */
export type Rejection = 'wrong' | 'tooMany';

/**
 * Sign-in attempts. Guesses are counted, correct passwords are not: since this is only known afterwards, attempts for
 * one name from one address run one after another.
 */
export class Attempts {
  readonly #accounts: Accounts;
  readonly #perName: RateLimit;
  readonly #perAddress: RateLimit;
  readonly #turns = new OneAtATime();

  constructor(accounts: Accounts, now: Now) {
    this.#accounts = accounts;
    this.#perName = new RateLimit(wrongPasswords, now);
    this.#perAddress = new RateLimit(wrongPasswordsOfAddress, now);
  }

  /**
   * `browser` is the number of a browser in which this person has signed in before: its attempts are counted apart, so
   * that nobody at the same address can lock them out.
   */
  async check(from: string, username: string, password: string, browser?: string): Promise<Result<Account, Rejection>> {
    const address = browser === undefined ? networkOf(from) : `browser ${browser}`;
    const name = `${address} ${usernameOf(username)}`;
    if (this.#perAddress.take(address) > 0) return fail('tooMany');
    const answer = await this.#turns.run(name, async () => {
      if (this.#perName.wait(name) > 0) return fail('tooMany' as const);
      const account = await this.#accounts.signIn(username, password, `sign-in ${address}`);
      if (!account.ok) return fail('tooMany' as const);
      if (account.value) return succeed(account.value);
      this.#perName.spend(name, 1);
      return fail('wrong' as const);
    });
    if (answer?.ok === true) this.#perAddress.giveBack(address);
    return answer ?? fail('tooMany');
  }
}
