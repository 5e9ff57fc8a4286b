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
  /** Without it nobody is signed in by this LMS. */
  readonly verifyToken?: TokenCheck;
  /** With which this LMS signs deadlines; without any it sets none. */
  readonly publicKeys?: readonly KeyObject[];
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

const publicKey = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      const key = createPublicKey(dataset.value);
      const isStrong = (key.asymmetricKeyDetails?.modulusLength ?? 0) >= shortestKey;
      if (key.asymmetricKeyType === 'rsa' && isStrong && !dataset.value.includes('PRIVATE')) return key;
    } catch {
      // Said below.
    }
    addIssue({
      message: 'is the public RSA key of the LMS, of at least 2048 bits, in PEM ("-----BEGIN PUBLIC KEY-----\\n…")',
    });
    return NEVER;
  }),
);

const organisation = v.strictObject({
  origins: v.array(origin),
  serverUrls: v.optional(
    v.array(v.pipe(v.string(), v.check(isServerUrl, 'is the address of a server and ends with "/"'))),
    [],
  ),
  verifyToken: v.exactOptional(v.strictObject({ url: webAddress, clientId: v.exactOptional(v.string()) })),
  publicKeys: v.optional(v.array(publicKey), []),
});

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
  if (read.success) return succeed(new Map(Object.entries(read.output)));
  const [issue] = read.issues;
  return fail(`LEMMA_LMS: ${file}${placeOf(v.getDotPath(issue))}: ${issue.message}`);
}

function placeOf(path: string | null): string {
  return path === null ? '' : `, ${path}`;
}
