import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { documentPath } from '@lemma/api-client/wire';
import type { AppletExporter } from '@lemma/core/applet';
import { fail, succeed, type Result } from '@lemma/core/store';

/** An applet that this platform allows. */
export interface ListedApplet {
  readonly exporter: AppletExporter;
  /** What its frame may reach beside its script: nothing, unless the operator says so. */
  readonly origins: readonly string[];
}

/** Every applet that this platform allows, by its path. */
export type AppletList = ReadonlyMap<string, ListedApplet>;

/** One line: no control characters. */
const line = v.pipe(v.string(), v.maxLength(1000), v.regex(/^\P{Cc}*$/u, 'is a line without control characters'));

/** Code only travels encrypted, unless it does not leave the machine. */
const scriptAddress = v.pipe(
  v.string(),
  v.maxLength(1000),
  v.check(isSafeAddress, 'is the address of a script and starts with https:// (on this machine also with http://)'),
);

const origin = v.pipe(
  v.string(),
  v.check(
    (each) => isSafeAddress(each) && new URL(each).origin === each,
    'is an origin as browsers write it, like https://applets.example.org',
  ),
);

const applet = v.pipe(
  v.strictObject({
    id: v.exactOptional(line),
    qualifiedName: v.pipe(
      v.string(),
      v.regex(/^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/, 'is a name like net.mumie.Tangram'),
    ),
    exporterUrl: scriptAddress,
    sha256: v.pipe(
      v.string(),
      v.regex(/^[0-9a-f]{64}$/i, 'is the SHA-256 of the script, as 64 hexadecimal digits'),
      v.transform((digits) => `sha256-${Buffer.from(digits, 'hex').toString('base64')}`),
    ),
    jsLibId: v.optional(line, ''),
    urlPrefix: v.optional(line, ''),
    implementationsUrl: v.optional(line, ''),
    origins: v.optional(v.array(origin), []),
  }),
  v.transform(({ sha256, id, origins, ...rest }) => ({
    exporter: { ...rest, id: id ?? rest.qualifiedName, integrity: sha256 },
    origins,
  })),
);

const appletFile = v.record(documentPath, applet);

/** Reads the file that `LEMMA_APPLETS` names; without a name no applet is allowed. A failure names the place. */
export async function readAppletFile(file: string | undefined): Promise<Result<AppletList, string>> {
  if (file === undefined) return succeed(new Map());
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return fail(`LEMMA_APPLETS: ${file} cannot be read.`);
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), appletFile), text);
  if (read.success) return succeed(new Map(Object.entries(read.output)));
  const [issue] = read.issues;
  const path = v.getDotPath(issue);
  return fail(`LEMMA_APPLETS: ${file}${path === null ? '' : `, ${path}`}: ${issue.message}`);
}

function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
  // Nothing that would end a policy or means more than one origin in it, and no password.
  const isPlain = !/[\s;,'"*]/.test(address) && username === '' && password === '';
  return isPlain && (protocol === 'https:' || (protocol === 'http:' && isLocal));
}
