import { describe, expect, it } from 'vitest';
import { isDatabaseLost, refusalInWords } from './index.ts';

const error = (code: string, message = 'the message of the server') => Object.assign(new Error(message), { code });

describe('a database that refuses to be used', () => {
  it.each([
    ['28P01', /user or the password in DATABASE_URL: the message/],
    ['28000', /user or the password/],
    ['3D000', /does not exist.*Create it/],
    ['42501', /may not create tables/],
    ['25006', /can only be read/],
    ['ERR_INVALID_URL', /written as %23/],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', /certificate/],
  ])('%s is said in words, and is no outage', (code, words) => {
    expect(refusalInWords(error(code))).toMatch(words);
    expect(isDatabaseLost(error(code))).toBe(false);
  });

  it.each([
    'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string',
    'The server does not support SSL connections',
  ])('is said in words without a code: %s', (message) => {
    expect(refusalInWords(new Error(message))).toContain(message);
  });

  it.each(['ECONNREFUSED', '57P03', '23505'])('is not one that is away, or that has a bug: %s', (code) => {
    expect(refusalInWords(error(code))).toBeUndefined();
  });
});
