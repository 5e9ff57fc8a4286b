import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const keyLength = 32;
/** Work factor of OWASP's password storage cheat sheet for scrypt with 16 MiB. */
const cost = { N: 16_384, r: 8, p: 5 };

/** A password as it is kept: salt and scrypt key in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64url')}.${(await derive(password, salt)).toString('base64url')}`;
}

/** Whether a password is the one that was kept; takes the same time when there is none. */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  const [salt = '', key = ''] = (kept ?? '.').split('.');
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'));
  return expected.length === actual.length && timingSafeEqual(actual, expected);
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
