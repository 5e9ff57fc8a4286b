import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mountPath } from './names.ts';
import { usernameOf } from './usernames.ts';

const cookieName = 'KNOWN_BROWSER';

/** People who share a browser, as in a computer room; the earliest is forgotten. */
const mostPeople = 20;

/** How long a browser is known after the last sign-in, in seconds. */
const knownFor = 400 * 24 * 3600;

/**
 * Recognises browsers in which a person has signed in before. The cookie holds a random number of the browser and, for
 * each person, a code that only this platform can make; it says nothing to others and lets nobody in.
 */
export class KnownBrowsers {
  readonly #key: string;
  readonly #isEncrypted: boolean;

  constructor(key: string, isEncrypted: boolean) {
    this.#key = key;
    this.#isEncrypted = isEncrypted;
  }

  /** The number of a browser in which this person has signed in before; undefined if they have not. */
  numberFor(request: FastifyRequest, username: string): string | undefined {
    const [number, ...codes] = cookieOf(request);
    return number !== undefined && codes.includes(this.#codeOf(number, username)) ? number : undefined;
  }

  /** Remembers in the browser that this person has signed in. */
  remember(request: FastifyRequest, reply: FastifyReply, username: string): void {
    const [number = randomBytes(12).toString('base64url'), ...codes] = cookieOf(request);
    const own = this.#codeOf(number, username);
    const value = [number, ...[...codes.filter((code) => code !== own), own].slice(-mostPeople)].join('.');
    const attributes = `Path=${mountPath}; Max-Age=${knownFor}; HttpOnly; SameSite=Lax`;
    void reply.header('set-cookie', `${cookieName}=${value}; ${attributes}${this.#isEncrypted ? '; Secure' : ''}`);
  }

  #codeOf(number: string, username: string): string {
    return createHmac('sha256', this.#key)
      .update(`known browser ${number} ${usernameOf(username)}`)
      .digest('base64url')
      .slice(0, 22);
  }
}

/** The parts of the cookie; one that we have not written is none. */
function cookieOf({ headers: { cookie = '' } }: FastifyRequest): readonly string[] {
  const value = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w.-]{1,700})(?:;|$)`).exec(cookie)?.[1];
  return value?.split('.') ?? [];
}
