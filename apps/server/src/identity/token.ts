import { createLocalJWKSet, createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';
import type { Log } from '@lemma/core/platform';
import { rolesOfToken, type User } from '@lemma/core/session';
import { fail, succeed, type Result } from '@lemma/core/store';
import type { Now } from '../now.ts';
import { KnownTokens } from './known-tokens.ts';
import { audience, clientId, protocolPath } from './names.ts';

/** Why a token does not identify the caller: it is invalid, or the keys to verify it are currently unavailable. */
export type TokenRefusal = { readonly kind: 'invalidToken' } | { readonly kind: 'identityLost' };

/** Verifies an access token: signature (RS256 only), issuer, audience, expiry. */
export type ReadToken = (token: string) => Promise<Result<User, TokenRefusal>>;

const claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1)),
  name: v.optional(v.string()),
  preferred_username: v.optional(v.string()),
  resource_access: v.optional(v.record(v.string(), v.object({ roles: v.optional(v.array(v.string()), []) })), {}),
});

/** Verifies tokens of the built-in identity provider. */
export function readOwnTokens(issuer: string, publicKey: Readonly<Record<string, string>>, now: Now): ReadToken {
  return readTokens(issuer, createLocalJWKSet({ keys: [{ kty: 'RSA', ...publicKey }] }), now, () => undefined);
}

/** Verifies tokens of either of two identity providers; the first is asked first, and should not need the network. */
export function readEither(one: ReadToken, other: ReadToken): ReadToken {
  return async (token) => {
    const read = await one(token);
    return read.ok ? read : other(token);
  };
}

/**
 * How long Keycloak is not asked again for a key that it did not have, in milliseconds: limits how late a new key may
 * take effect.
 */
const keyCooldown = 2000;

/** How long a repeated problem is not logged again, in milliseconds. */
const toldAgain = 60_000;

/**
 * Verifies tokens of a Keycloak realm; its keys are fetched once and cached, so that known keys survive its outages.
 */
export function readKeycloakTokens(issuer: string, log: Log, now: Now): ReadToken {
  const address = new URL(`${issuer}${protocolPath}/certs`);
  const keys = createRemoteJWKSet(address, { timeoutDuration: 5000, cooldownDuration: keyCooldown });
  const told = new Map<string, number>();
  return readTokens(issuer, keys, now, (error) => {
    const text = whatToSet(error, issuer);
    if (text === undefined || now() - (told.get(text) ?? -Infinity) < toldAgain) return;
    told.set(text, now());
    log.warn(text);
  });
}

/** What an operator has to configure if Keycloak's tokens are refused for any reason but their age. */
function whatToSet(error: unknown, issuer: string): string | undefined {
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud') {
    return `Access tokens are refused: their audience does not include "${audience}". Add an audience mapper for it to the client "${clientId}" in Keycloak.`;
  }
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'iss') {
    return `Access tokens are refused: their issuer is not ${issuer}. LEMMA_AUTH_URL must be the address of Keycloak that browsers see.`;
  }
  if (error instanceof errors.JWKSNoMatchingKey) {
    return `Access tokens are refused: ${issuer} does not have the key they are signed with. Is LEMMA_AUTH_URL the right Keycloak?`;
  }
  return undefined;
}

function readTokens(issuer: string, keys: JWTVerifyGetKey, now: Now, refused: (error: unknown) => void): ReadToken {
  const known = new KnownTokens();
  return async (token) => {
    const knownUser = known.of(token, now());
    if (knownUser !== undefined) return succeed(knownUser);
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        algorithms: ['RS256'],
        clockTolerance: 5,
        requiredClaims: ['exp', 'sub'],
      });
      const read = v.safeParse(claims, payload);
      if (!read.success) return fail({ kind: 'invalidToken' });
      const { sub, name, preferred_username } = read.output;
      const roles = rolesOfToken(read.output, clientId);
      const user = { id: sub, name: name ?? preferred_username ?? sub, roles };
      known.keep(token, user, payload.exp ?? 0, now());
      return succeed(user);
    } catch (error) {
      refused(error);
      return fail({ kind: isAboutToken(error) ? 'invalidToken' : 'identityLost' });
    }
  };
}

/** All other errors of jose, and every network error, concern fetching the keys. */
function isAboutToken(error: unknown): boolean {
  return (
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout) &&
    !(error instanceof errors.JWKSInvalid) &&
    error.code !== 'ERR_JOSE_GENERIC'
  );
}
