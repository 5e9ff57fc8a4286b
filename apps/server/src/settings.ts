import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { documentPath } from '@lemma/api-client/wire';
import { isEditorAddress } from '@lemma/core/embedding-editor';
import type { CourseServer } from '@lemma/core/course-server';
import { isServerUrl } from '@lemma/core/selection';
import { fail, succeed, type Result } from '@lemma/core/store';
import type { DatabasePlace } from './database/index.ts';
import { isLoopback } from './identity/index.ts';

/** An operator's settings; docs/operating.md lists the variables. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly origin: string;
  readonly database: DatabasePlace;
  readonly authUrl?: string;
  readonly demo: boolean;
  /** The origins of the embedding editors that may embed the preview. */
  readonly editorOrigins: readonly string[];
  /** The address that opens a document in the editor of the content, with `{path}` in place of its path. */
  readonly editorAddress?: string;
  /** The file that lists every LMS that may open the selector. */
  readonly lmsFile?: string;
  /** The file that lists every applet that may run. */
  readonly appletFile?: string;
  /** Other platforms whose courses every list offers. */
  readonly courseServers: readonly CourseServer[];
  readonly contentFolder: string;
  /** The path of the article on the start page. */
  readonly welcome: string;
  readonly docsFolder: string;
  readonly webFolder: string;
}

const address = v.pipe(v.string(), v.url(), v.regex(/^https?:/));

/** A public address without a path: pages and calls stand at its root. */
const publicOrigin = v.pipe(address, v.check(isOriginOnly));

function isOriginOnly(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, href } = new URL(text);
  return href === `${origin}/`;
}

/** Origins exactly as browsers write them: no path, no wildcard, no upper case. */
const origins = v.pipe(
  v.string(),
  v.transform((list) => list.split(/[\s,]+/).filter((each) => each !== '')),
  v.array(
    v.pipe(
      v.string(),
      v.check(
        (each) => /^https?:\/\/[a-z0-9.:[\]-]+$/.test(each) && URL.canParse(each) && new URL(each).origin === each,
      ),
    ),
  ),
);

/** Longer names have no room in a choice. */
const longestServerName = 60;

/** Servers by name, so that readers know them: `Ruhr=https://ruhr.example.org/api/, …`. */
const courseServers = v.pipe(
  v.string(),
  v.transform((list) =>
    list
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '')
      .map((each): CourseServer => {
        const [name = '', ...url] = each.split('=');
        return { name: name.trim(), url: url.join('=').trim() };
      }),
  ),
  v.check((servers) =>
    servers.every(({ name, url }) => name !== '' && name.length <= longestServerName && isServerUrl(url)),
  ),
  v.check((servers) => [...servers.map(({ name }) => name), ...servers.map(({ url }) => url)].every(isOnce)),
);

function isOnce(value: string, at: number, all: readonly string[]): boolean {
  return all.indexOf(value) === at;
}

const variables = v.object({
  PORT: v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(65_535)), '8080'),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:%-]+$/)), '127.0.0.1'),
  LEMMA_ORIGIN: v.optional(publicOrigin),
  LEMMA_DATA: v.optional(v.string(), '.lemma'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//))),
  LEMMA_AUTH_URL: v.optional(address),
  LEMMA_EDITOR_ORIGINS: v.optional(origins, ''),
  LEMMA_EDITOR_ADDRESS: v.optional(v.pipe(v.string(), v.check(isEditorAddress))),
  LEMMA_LMS: v.optional(v.string()),
  LEMMA_APPLETS: v.optional(v.string()),
  LEMMA_COURSE_SERVERS: v.optional(courseServers, ''),
  LEMMA_WELCOME: v.optional(documentPath, 'welcome/slope'),
  LEMMA_DEMO: v.optional(v.picklist(['0', '1'])),
  LEMMA_SETTINGS: v.optional(v.string()),
});

type SettingName = keyof typeof variables.entries;

/** What each setting takes, for the sentence that refuses a value. */
const takes: Readonly<Record<SettingName, string>> = {
  PORT: 'an integer from 0 to 65535',
  HOST: 'a host name or an IP address of this machine, like 0.0.0.0',
  LEMMA_ORIGIN: 'an address without a path, like https://lemma.example.org',
  LEMMA_DATA: 'a folder',
  DATABASE_URL: 'an address that begins with postgres://',
  LEMMA_AUTH_URL: 'an address that begins with http:// or https://',
  LEMMA_EDITOR_ORIGINS: 'addresses without a path, like https://editor.example.org, separated by commas',
  LEMMA_EDITOR_ADDRESS: 'an address with {path} in it, like https://editor.example.org/?path={path}',
  LEMMA_LMS: 'a file',
  LEMMA_APPLETS: 'a file',
  LEMMA_COURSE_SERVERS: `names and addresses like Ruhr=https://ruhr.example.org/api/, separated by commas (a name has at most ${longestServerName} characters, an address ends with "/", and each stands there once)`,
  LEMMA_WELCOME: 'the path of a document, like welcome/slope',
  LEMMA_DEMO: '0 or 1',
  LEMMA_SETTINGS: 'a file',
};

/** The name of every setting. */
export const settingNames: readonly string[] = Object.keys(takes);

/** Names that tests, benches and the development server read; a server started by them inherits these. */
const namesOfDevelopment: readonly string[] = [
  'LEMMA_API',
  'LEMMA_BEFORE',
  'LEMMA_CHROMIUM',
  'LEMMA_EDITS',
  'LEMMA_INSTALL',
  'LEMMA_KILLS',
  'LEMMA_ROUNDS',
  'LEMMA_RUNS',
  'LEMMA_SEED',
  'LEMMA_TESTS',
];

/** Whether Lemma knows a name of the environment that begins with `LEMMA_`. */
export function isKnownName(name: string): boolean {
  return settingNames.includes(name) || namesOfDevelopment.includes(name);
}

/**
 * Reads the settings from the environment; folders are relative to the working directory. A failure names the variable.
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  folder: string,
): Result<Settings, string> {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const unknown = Object.keys(environment).find((name) => name.startsWith('LEMMA_') && !isKnownName(name));
  if (unknown !== undefined) {
    return fail(`${unknown}: there is no such setting. Settings: ${settingNames.join(', ')}.`);
  }
  const read = v.safeParse(variables, given);
  if (!read.success) return fail(refused(read.issues[0].path?.[0].key, given));
  const {
    PORT,
    HOST,
    LEMMA_ORIGIN,
    LEMMA_DATA,
    DATABASE_URL,
    LEMMA_AUTH_URL,
    LEMMA_DEMO,
    LEMMA_EDITOR_ORIGINS,
    LEMMA_EDITOR_ADDRESS,
    LEMMA_LMS,
    LEMMA_APPLETS,
    LEMMA_COURSE_SERVERS,
    LEMMA_WELCOME,
  } = read.output;
  const origin = new URL(LEMMA_ORIGIN ?? `http://localhost:${PORT}`);
  return succeed({
    host: HOST,
    port: PORT,
    origin: origin.origin,
    database:
      DATABASE_URL === undefined
        ? { kind: 'folder', folder: resolve(folder, LEMMA_DATA) }
        : { kind: 'postgres', url: DATABASE_URL },
    ...(LEMMA_AUTH_URL !== undefined && { authUrl: LEMMA_AUTH_URL }),
    editorOrigins: LEMMA_EDITOR_ORIGINS,
    ...(LEMMA_EDITOR_ADDRESS !== undefined && { editorAddress: LEMMA_EDITOR_ADDRESS }),
    ...(LEMMA_LMS !== undefined && { lmsFile: resolve(folder, LEMMA_LMS) }),
    ...(LEMMA_APPLETS !== undefined && { appletFile: resolve(folder, LEMMA_APPLETS) }),
    courseServers: LEMMA_COURSE_SERVERS,
    // A proxy on this machine brings outside users to the loopback address, so the public address must be local as
    // well.
    demo: LEMMA_DEMO === undefined ? isLoopback(HOST) && isLoopback(origin.hostname) : LEMMA_DEMO === '1',
    contentFolder: join(folder, 'content'),
    welcome: LEMMA_WELCOME,
    docsFolder: join(folder, 'docs'),
    webFolder: join(folder, 'apps/web/dist'),
  });
}

/** One sentence: the setting, what it takes, and what was found. */
function refused(key: unknown, given: Readonly<Record<string, string | undefined>>): string {
  const name = Object.keys(takes).find(isSettingNamed(key));
  if (name === undefined) return 'The settings cannot be read.';
  return `${name} takes ${takes[name]}, but it is "${shown(name, given[name] ?? '')}".`;
}

function isSettingNamed(key: unknown): (name: string) => name is SettingName {
  return (name): name is SettingName => name === key;
}

/** The address of a database has a password in it, which does not belong into a log. */
function shown(name: SettingName, value: string): string {
  return name === 'DATABASE_URL' ? value.replace(/^([a-z+]*:(?:\/\/)?)?.*$/is, '$1…') : value;
}
