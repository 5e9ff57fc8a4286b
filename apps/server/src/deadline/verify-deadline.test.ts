import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@lemma/core/testing';
import { isSigned, signDeadline, textOfLms, type DeadlineKeys, type ToldDeadline } from './verify-deadline.ts';

const hash = 'ab'.repeat(64);

/**
 * Made by OpenSSL 3.0.19:
 * `openssl dgst -sha512 -sign private.pem text | base64 -w0`, where `text` is what `textOfLms` says of `told`.
 */
const vector = {
  publicKey: `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA3/fW2r7e87r4/daKBAbV
xxhfmCL9RZASW34FR9kZAh/Fdtg87HQ8NPxMDO5No9SeOhBIk08/NHQwVpIsydtY
+VBfQtNKkPlur5e2dzvA9N424gr81yqBs4V6T5V2M9YcHUwhwS9HI/NNzdJuTJAG
E3F1aFe62CQdsVyFDhJwOm+xS4iBsJKTAauHZBuPypWAviRSE502OEQXeI1ZcX7N
iDkogIKe41ceNSg2HrBTtVfsIhhZaw1BtQDB3Mgves9/F0mSmu7nHD+BwU2tGO6d
Ueqjw6jMDgtM/ogBywyZ0RFRjDQwYMWqdoZEr00NZ1aSRyc7uPzNw6E3TFOAtYB7
bwIDAQAB
-----END PUBLIC KEY-----`,
  signature:
    'vnjaL8gAOezSHKXloawz9UVcLjQMOToTjP+fLTjc1z2P7UwaWjjxk8uGAg83f0mjnQWJFyawKVDU9nNbxtN75jvnZLxnM/59KVeIkpZHJoEYpy38IwgGSSBLHftqST4hXFJ9u3CKs8LUDPrt4niLY8M51iPk2wUG9fOujsDOAFtXDaRh/c7jLLEhq76oosRb/Z2ayZuceFcd21YsNQjWXoGReRs6q1OVC+4dC1EGMooHhi5gSzdRDiE9dkTPw2fYdvsTWnXwX2xcPvWuhowzYkuqB50aLiKlLORZYL2SqdWYyeoW4RKhxBbcAWS3vkFNqNdkl1ZZwKjpMNU2C7TRGA==',
};

const keys: DeadlineKeys = {
  own: [
    { id: 'new', secret: 'a secret' },
    { id: 'old', secret: 'an old secret' },
  ],
  ofLms: new Map([
    ['ilias', [createPublicKey(vector.publicKey)]],
    ['other', []],
  ]),
};
const [newKey, oldKey] = [
  { id: 'new', secret: 'a secret' },
  { id: 'old', secret: 'an old secret' },
];

const ofLms: ToldDeadline = {
  deadline: 1_688_374_980_000,
  signature: vector.signature,
  user: 'u1',
  account: `GSSO_ilias_${hash}`,
  worksheet: '14981',
};
const plain = { deadline: 1_688_374_980_000, user: 'u1', worksheet: 'w1' };
const own: ToldDeadline = { ...plain, account: undefined, signature: signDeadline(plain, newKey) };

describe('a deadline signed by an LMS', () => {
  it('has the text that the clients of ILIAS sign', () => {
    const told = { deadline: 1_688_374_980_000, account: 'GSSO_ilias_abc123', worksheet: '14981' };
    expect(textOfLms(told)).toBe('1688374980000gsso_ilias_abc12314981');
  });

  it('is accepted as OpenSSL has signed it', () => {
    expect(isSigned(ofLms, keys)).toBe(true);
  });

  it.each([
    ['a later time', { deadline: ofLms.deadline + 1 }],
    ['another worksheet', { worksheet: '14982' }],
    ['another user', { account: `GSSO_ilias_${'ac'.repeat(64)}` }],
    ['a user of another organisation', { account: `GSSO_other_${hash}` }],
    ['a user of no LMS', { account: 'learner' }],
    ['an account kept elsewhere', { account: undefined }],
    ['no signature', { signature: '' }],
    ['Base64 with a line break', { signature: `${vector.signature}\n` }],
    ['Base64 without its end', { signature: vector.signature.replace(/=+$/, '') }],
    ['other letters for the same bytes', { signature: vector.signature.replace('GA==', 'GB==') }],
  ])('is refused with %s', (_title, changed) => {
    expect(isSigned({ ...ofLms, ...changed }, keys)).toBe(false);
  });

  it('is refused where its text could mean another user and worksheet', () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const known: DeadlineKeys = { own: [], ofLms: new Map([['ilias', [publicKey]]]) };
    const told = (account: string, worksheet: string) => {
      const text = textOfLms({ deadline: ofLms.deadline, account, worksheet });
      const signature = sign('sha512', Buffer.from(text), privateKey).toString('base64');
      return isSigned({ ...ofLms, account, worksheet, signature }, known);
    };
    expect(told('GSSO_ilias_12', '345')).toBe(false);
    expect(told(`GSSO_ilias_${hash}`, '345')).toBe(true);
    expect(told(`GSSO_ilias_${hash}@gradepool7@`, '345')).toBe(true);
    expect(told(`GSSO_ilias_${hash}1`, '23')).toBe(false);
  });
});

describe('a deadline signed by the platform', () => {
  it('is accepted with every key that is still there', () => {
    expect(isSigned(own, keys)).toBe(true);
    expect(isSigned({ ...own, signature: signDeadline(plain, oldKey) }, keys)).toBe(true);
    const without: DeadlineKeys = { ...keys, own: [newKey] };
    expect(isSigned({ ...own, signature: signDeadline(plain, oldKey) }, without)).toBe(false);
  });

  it.each([
    ['a later time', { deadline: own.deadline + 1 }],
    ['another worksheet', { worksheet: 'w2' }],
    ['another user', { user: 'u2' }],
    ['another name of the key', { signature: own.signature.replace('.new.', '.old.') }],
    ['nothing but its beginning', { signature: 'lemma.' }],
    ['the same in capitals', { signature: own.signature.toUpperCase() }],
  ])('is refused with %s', (_title, changed) => {
    expect(isSigned({ ...own, ...changed }, keys)).toBe(false);
  });
});

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=-_.';

/** Ways of changing a text in one place. */
const alteration = fc.record({
  at: fc.nat(2000),
  way: fc.constantFrom('replace', 'remove', 'insert', 'swap'),
  letter: fc.nat(letters.length - 1).map((at) => letters.charAt(at)),
});

function altered(text: string, { at, way, letter }: { at: number; way: string; letter: string }): string {
  const place = at % text.length;
  const [before, here, after] = [text.slice(0, place), text.slice(place, place + 1), text.slice(place + 1)];
  if (way === 'replace') return before + letter + after;
  if (way === 'remove') return before + after;
  if (way === 'insert') return before + letter + here + after;
  return before + after.slice(0, 1) + here + after.slice(1);
}

/** Swapping equal letters changes nothing; case does not matter to the name of an account, nor the subject to an LMS. */
function isSame(other: ToldDeadline, told: ToldDeadline): boolean {
  const seen = ({ account, user, ...rest }: ToldDeadline) => JSON.stringify([rest, account?.toLowerCase() ?? user]);
  return seen(told.account === undefined ? { ...other, account: undefined } : other) === seen(told);
}

describe('10,000 altered deadlines', () => {
  it.each([
    ['an LMS', ofLms],
    ['the platform', own],
  ])('of %s are all refused', (_title, told) => {
    const times = fc.integer({ min: 1, max: 2 ** 40 });
    const changes = fc.oneof(
      { arbitrary: alteration.map((each) => ({ signature: altered(told.signature, each) })), weight: 4 },
      { arbitrary: times.map((by) => ({ deadline: told.deadline + by })), weight: 1 },
      { arbitrary: alteration.map((each) => ({ worksheet: altered(told.worksheet, each) })), weight: 1 },
      {
        arbitrary: alteration.map((each) => ({
          user: altered(told.user, each),
          account: altered(told.account ?? 'x', each),
        })),
        weight: 1,
      },
    );
    let tried = 0;
    fc.assert(
      fc.property(changes, (changed) => {
        const other = { ...told, ...changed };
        if (isSame(other, told)) return;
        tried += 1;
        expect(isSigned(other, keys)).toBe(false);
      }),
      { seed: 19, numRuns: Math.max(runs, 6000) },
    );
    expect(tried).toBeGreaterThan(5000);
  });
});
