import { createHmac, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { exportJWK, SignJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RecordingLog } from '@lemma/core/testing';
import { readKeycloakTokens, type ReadToken } from './index.ts';

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const otherKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const claims = { sub: 'u1', name: 'Ada', resource_access: { 'lemma-web': { roles: ['access-pool', 'made-up'] } } };

let keycloak: Server;
let issuer: string;
let readToken: ReadToken;
let fetches = 0;
const log = new RecordingLog();

/** A Keycloak realm reduced to its keys. */
beforeAll(async () => {
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' };
  keycloak = createServer((request, response) => {
    fetches += 1;
    const known = request.url === '/realms/lemma/protocol/openid-connect/certs';
    response.writeHead(known ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => keycloak.listen(0, '127.0.0.1', resolve));
  const address = keycloak.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  issuer = `http://127.0.0.1:${port}/realms/lemma`;
  readToken = readKeycloakTokens(issuer, log, () => 0);
});
afterAll(() => keycloak.close());

interface Forgery {
  readonly payload?: JWTPayload;
  readonly issuer?: string;
  readonly audience?: string | string[];
  readonly expires?: string;
  readonly notBefore?: string;
  readonly header?: { readonly alg: string; readonly kid?: string; readonly jku?: string };
  readonly key?: KeyObject;
}

function token(forgery: Forgery = {}): Promise<string> {
  const jwt = new SignJWT({ ...claims, ...forgery.payload })
    .setProtectedHeader(forgery.header ?? { alg: 'RS256', kid: 'k' })
    .setIssuer(forgery.issuer ?? issuer)
    .setAudience(forgery.audience ?? ['lemma-api', 'account'])
    .setIssuedAt()
    .setExpirationTime(forgery.expires ?? '5m');
  if (forgery.notBefore) jwt.setNotBefore(forgery.notBefore);
  return jwt.sign(forgery.key ?? keys.privateKey);
}

describe('a token of an external Keycloak', () => {
  it('tells who it is, and only the roles Lemma knows', async () => {
    const user = { id: 'u1', name: 'Ada', roles: ['access-pool'] };
    expect(await readToken(await token())).toEqual({ ok: true, value: user });
  });

  it.each<[string, Forgery]>([
    ['signed by somebody else', { key: otherKeys.privateKey }],
    ['with a key nobody knows', { header: { alg: 'RS256', kid: '../../etc/passwd' } }],
    ['with keys from elsewhere', { header: { alg: 'RS256', kid: 'x', jku: 'https://evil.example/keys' } }],
    ['with another algorithm', { header: { alg: 'PS256', kid: 'k' } }],
    ['of another issuer', { issuer: 'https://evil.example/realms/lemma' }],
    ['for another audience', { audience: 'account' }],
    ['that is an identity token', { audience: 'lemma-web' }],
    ['that has expired', { expires: '-1m' }],
    ['that is not valid yet', { notBefore: '1h' }],
    ['without a user', { payload: { sub: '' } }],
    ['with roles that are no list', { payload: { resource_access: { 'lemma-web': { roles: 'admin' } } } }],
  ])('is refused %s', async (_, forgery) => {
    expect(await readToken(await token(forgery))).toEqual({ ok: false, failure: { kind: 'invalidToken' } });
  });

  it('is refused with a line that says what to set, once', async () => {
    for (let again = 0; again < 3; again += 1) {
      await readToken(await token({ audience: 'account' }));
      await readToken(await token({ issuer: 'https://other.example/realms/lemma' }));
    }
    const told = log.lines.map(({ message }) => message);
    expect(told.filter((line) => line.includes('audience mapper'))).toHaveLength(1);
    expect(told.filter((line) => line.includes('LEMMA_AUTH_URL must be'))).toHaveLength(1);
  });

  it('is refused unsigned, signed with a public key as a secret, or mangled', async () => {
    const good = await token();
    // What has been verified before says nothing about what looks like it.
    expect((await readToken(good)).ok).toBe(true);
    const [, payload = '', signature = ''] = good.split('.');
    const head = (header: object) => Buffer.from(JSON.stringify(header)).toString('base64url');
    const hmacHead = `${head({ alg: 'HS256', kid: 'k' })}.${payload}`;
    const pem = keys.publicKey.export({ format: 'pem', type: 'spki' });
    const forged = [
      `${head({ alg: 'none' })}.${payload}.`,
      `${head({ alg: 'NONE', kid: 'k' })}.${payload}.${signature}`,
      `${hmacHead}.${createHmac('sha256', pem).update(hmacHead).digest('base64url')}`,
      `${good}x`,
      good.slice(0, -3),
      `${good}.${good}`,
      payload,
      '',
      '...',
      'x'.repeat(10_000),
    ];
    for (const text of forged) expect(await readToken(text)).toMatchObject({ failure: { kind: 'invalidToken' } });
  });

  it('is read with the keys that are known, while Keycloak is away', async () => {
    await readToken(await token());
    const before = fetches;
    await readToken(await token());
    expect(fetches).toBe(before);
  });

  it('cannot be judged while Keycloak is away and its keys are not known', async () => {
    const away = readKeycloakTokens('http://127.0.0.1:9/realms/lemma', log, () => 0);
    const wrongPath = readKeycloakTokens(issuer.replace('/realms/lemma', '/nowhere'), log, () => 0);
    for (const read of [away, wrongPath]) {
      expect(await read(await token())).toEqual({ ok: false, failure: { kind: 'identityLost' } });
    }
  });
});
