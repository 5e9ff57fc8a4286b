import { createLocalJWKSet, createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';
import { isRole, type User } from '@lemma/core/session';
import { fail, succeed, type Result } from '@lemma/core/store';
import { audience, clientId, protocolPath } from './names.ts';

/** Why a token does not tell who calls: it is not a good one, or the keys to check it with cannot be had now. */
export type TokenRefusal = { readonly kind: 'invalidToken' } | { readonly kind: 'identityLost' };

/** Reads an access token: signature (RS256 only), issuer, audience, expiry. */
export type ReadToken = (token: string) => Promise<Result<User, TokenRefusal>>;

const claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1)),
  name: v.optional(v.string()),
  preferred_username: v.optional(v.string()),
  resource_access: v.optional(v.record(v.string(), v.object({ roles: v.optional(v.array(v.string()), []) })), {}),
});

/** Reads tokens of the built-in identity provider. */
export function readOwnTokens(issuer: string, publicKey: Readonly<Record<string, string>>): ReadToken {
  return readTokens(issuer, createLocalJWKSet({ keys: [{ kty: 'RSA', ...publicKey }] }));
}

/** Reads tokens of a Keycloak realm; its keys are fetched once and kept, so that known keys outlive its absence. */
export function readKeycloakTokens(issuer: string): ReadToken {
  return readTokens(issuer, createRemoteJWKSet(new URL(`${issuer}${protocolPath}/certs`), { timeoutDuration: 5000 }));
}

function readTokens(issuer: string, keys: JWTVerifyGetKey): ReadToken {
  return async (token) => {
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
      const { sub, name, preferred_username, resource_access } = read.output;
      const roles = (resource_access[clientId]?.roles ?? []).filter(isRole);
      return succeed({ id: sub, name: name ?? preferred_username ?? sub, roles });
    } catch (error) {
      return fail({ kind: isAboutToken(error) ? 'invalidToken' : 'identityLost' });
    }
  };
}

/** Everything else that jose reports, and every network error, is about fetching the keys. */
function isAboutToken(error: unknown): boolean {
  return (
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout) &&
    !(error instanceof errors.JWKSInvalid) &&
    error.code !== 'ERR_JOSE_GENERIC'
  );
}
