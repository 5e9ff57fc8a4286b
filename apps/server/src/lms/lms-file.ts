import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { isServerUrl, type LmsOrganisation } from '@lemma/core/selection';
import { fail, succeed, type Result } from '@lemma/core/store';

/** Where an LMS says whether a token is its own; `clientId` only for ILIAS. */
export interface TokenCheck {
  readonly url: string;
  readonly clientId?: string;
}

/** What the operator says about the LMS of an organisation. */
export interface LmsSettings extends LmsOrganisation {
  /** Which LMS it is; nothing but what its settings need depends on it. */
  readonly kind?: 'moodle' | 'ilias' | 'studip';
  /** Without it nobody is signed in by this LMS. */
  readonly verifyToken?: TokenCheck;
  /** With which this LMS signs deadlines; without any, and without their address, it sets none. */
  readonly publicKeys?: readonly KeyObject[];
  /** Where this LMS shows the key that it signs deadlines with. */
  readonly publicKeyUrl?: string;
  /** The SHA-256 of the key with which this LMS asks for grades; without it, it gets none. */
  readonly apiKeyHash?: Buffer;
}

/** Every LMS that this platform knows, by the key of its organisation. */
export type LmsDirectory = ReadonlyMap<string, LmsSettings>;

/** The address of this platform as an LMS stores it. */
export function ownServerUrl(origin: string): string {
  return `${origin}/api/`;
}

const origin = v.pipe(
  v.string(),
  v.check(
    (each) => /^https?:\/\//.test(each) && URL.canParse(each) && new URL(each).origin === each,
    'is an origin as browsers write it, like https://moodle.example.org',
  ),
);

const webAddress = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//, 'starts with http:// or https://'));

/** Shorter keys can be broken. Bits. */
const shortestKey = 2048;

/** A public key in PEM; undefined if it is none that deadlines may be signed with. */
export function readPublicKey(pem: string): KeyObject | undefined {
  try {
    const key = createPublicKey(pem);
    const isStrong = (key.asymmetricKeyDetails?.modulusLength ?? 0) >= shortestKey;
    return key.asymmetricKeyType === 'rsa' && isStrong && !pem.includes('PRIVATE') ? key : undefined;
  } catch {
    return undefined;
  }
}

const publicKey = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const key = readPublicKey(dataset.value);
    if (key !== undefined) return key;
    addIssue({
      message: 'is the public RSA key of the LMS, of at least 2048 bits, in PEM ("-----BEGIN PUBLIC KEY-----\\n…")',
    });
    return NEVER;
  }),
);

const organisation = v.pipe(
  v.strictObject({
    kind: v.exactOptional(v.picklist(['moodle', 'ilias', 'studip'])),
    origins: v.array(origin),
    serverUrls: v.optional(
      v.array(v.pipe(v.string(), v.check(isServerUrl, 'is the address of a server and ends with "/"'))),
      [],
    ),
    verifyToken: v.exactOptional(v.strictObject({ url: webAddress, clientId: v.exactOptional(v.string()) })),
    publicKeys: v.optional(v.array(publicKey), []),
    publicKeyUrl: v.exactOptional(webAddress),
    apiKeyHash: v.exactOptional(
      v.pipe(
        v.string(),
        v.regex(/^[0-9a-f]{64}$/i, 'is the SHA-256 of the API key, as 64 hexadecimal digits'),
        v.transform((digits) => Buffer.from(digits, 'hex')),
      ),
    ),
  }),
  v.check(
    ({ kind, verifyToken }) => kind !== 'ilias' || verifyToken === undefined || verifyToken.clientId !== undefined,
    'is an ILIAS, whose verifyToken needs a clientId',
  ),
);

const lmsFile = v.record(
  v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/, 'is the key of an organisation: letters, digits, "_" and "-"')),
  organisation,
);

/** Reads the file that `LEMMA_LMS` names; without a name no LMS is known. A failure names the place. */
export async function readLmsFile(file: string | undefined): Promise<Result<LmsDirectory, string>> {
  if (file === undefined) return succeed(new Map());
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return fail(`LEMMA_LMS: ${file} cannot be read.`);
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), lmsFile), text);
  if (read.success) {
    const twice = sameApiKey(read.output);
    if (twice !== undefined) {
      return fail(
        `LEMMA_LMS: ${file}: ${twice.join(' and ')} have the same apiKeyHash. With one key each would get the grades of the other: give each its own.`,
      );
    }
    return succeed(new Map(Object.entries(read.output)));
  }
  const [issue] = read.issues;
  return fail(`LEMMA_LMS: ${file}${placeOf(v.getDotPath(issue))}: ${issue.message}`);
}

/** Two organisations with one API key. */
function sameApiKey(organisations: Readonly<Record<string, LmsSettings>>): readonly [string, string] | undefined {
  const byHash = new Map<string, string>();
  for (const [key, { apiKeyHash }] of Object.entries(organisations)) {
    const hash = apiKeyHash?.toString('hex') ?? '';
    const other = byHash.get(hash);
    if (other !== undefined) return [other, key];
    if (hash !== '') byHash.set(hash, key);
  }
  return undefined;
}

function placeOf(path: string | null): string {
  return path === null ? '' : `, ${path}`;
}
