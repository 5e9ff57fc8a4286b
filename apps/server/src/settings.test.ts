import { expect, it } from 'vitest';
import { readSettings, settingNames } from './settings.ts';

const folder = '/srv/lemma';

it('serves this machine on port 8080 with the demo users when nothing is set', () => {
  expect(readSettings({ PATH: '/bin' }, folder)).toEqual({
    ok: true,
    value: {
      host: '127.0.0.1',
      port: 8080,
      origin: 'http://localhost:8080',
      database: { kind: 'folder', folder: '/srv/lemma/.lemma' },
      demo: true,
      editorOrigins: [],
      courseServers: [],
      contentFolder: '/srv/lemma/content',
      welcome: 'welcome/slope',
      docsFolder: '/srv/lemma/docs',
      webFolder: '/srv/lemma/apps/web/dist',
    },
  });
});

it('takes database and identity from elsewhere', () => {
  const environment = {
    DATABASE_URL: 'postgres://db/lemma',
    LEMMA_AUTH_URL: 'https://login.example.org',
    LEMMA_DATA: '',
  };
  expect(readSettings(environment, folder)).toMatchObject({
    value: { database: { kind: 'postgres', url: 'postgres://db/lemma' }, authUrl: 'https://login.example.org' },
  });
});

it.each([
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '0.0.0.0', LEMMA_DEMO: '1' }, true],
  [{ HOST: '::1' }, true],
  [{ HOST: '127.0.0.1', LEMMA_DEMO: '0' }, false],
  [{ LEMMA_ORIGIN: 'https://lemma.example.org' }, false],
  [{ LEMMA_ORIGIN: 'http://192.0.2.1:8080' }, false],
  [{ LEMMA_ORIGIN: 'http://localhost.example.org' }, false],
  [{ LEMMA_ORIGIN: 'https://127.0.0.1' }, true],
  [{ LEMMA_ORIGIN: 'https://lemma.example.org', LEMMA_DEMO: '1' }, true],
])('has demo users with %o: %s', (environment, demo) => {
  expect(readSettings(environment, folder)).toMatchObject({ value: { demo } });
});

it('reads every LMS from a file, beside the working directory', () => {
  expect(readSettings({ LEMMA_LMS: 'lms.json' }, folder)).toMatchObject({ value: { lmsFile: '/srv/lemma/lms.json' } });
  expect(readSettings({ LEMMA_LMS: '/etc/lemma/lms.json' }, folder)).toMatchObject({
    value: { lmsFile: '/etc/lemma/lms.json' },
  });
});

it('reads the applets from a file, beside the working directory', () => {
  expect(readSettings({ LEMMA_APPLETS: 'applets.json' }, folder)).toMatchObject({
    value: { appletFile: '/srv/lemma/applets.json' },
  });
});

it('names the course servers, in the order given', () => {
  const environment = {
    LEMMA_COURSE_SERVERS: 'Ruhr Mathe = https://ruhr.example.org/api/, TU=http://localhost:9/gwt/,',
  };
  expect(readSettings(environment, folder)).toMatchObject({
    value: {
      courseServers: [
        { name: 'Ruhr Mathe', url: 'https://ruhr.example.org/api/' },
        { name: 'TU', url: 'http://localhost:9/gwt/' },
      ],
    },
  });
});

it('trusts the embedding editors that are named, by their exact origins', () => {
  const environment = { LEMMA_EDITOR_ORIGINS: 'https://editor.example.org, http://localhost:3000' };
  expect(readSettings(environment, folder)).toMatchObject({
    value: { editorOrigins: ['https://editor.example.org', 'http://localhost:3000'] },
  });
});

it.each([
  [{ PORT: 'http' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ LEMMA_AUTH_URL: 'login.example.org' }, 'LEMMA_AUTH_URL'],
  [{ LEMMA_DEMO: 'yes' }, 'LEMMA_DEMO'],
  [{ LEMMA_WELCOME: '../welcome' }, 'LEMMA_WELCOME'],
  [{ LEMMA_COURSE_SERVERS: 'https://ruhr.example.org/api/' }, 'LEMMA_COURSE_SERVERS'],
  [{ LEMMA_COURSE_SERVERS: 'Ruhr=https://ruhr.example.org/api' }, 'LEMMA_COURSE_SERVERS'],
  [{ LEMMA_COURSE_SERVERS: '=https://ruhr.example.org/api/' }, 'LEMMA_COURSE_SERVERS'],
  [{ LEMMA_COURSE_SERVERS: 'Ruhr=https://*.example.org/' }, 'LEMMA_COURSE_SERVERS'],
  [{ LEMMA_COURSE_SERVERS: "Ruhr=https://a.example/;script-src 'unsafe-inline'/" }, 'LEMMA_COURSE_SERVERS'],
  [{ LEMMA_COURSE_SERVERS: 'A=https://a.example/, A=https://b.example/' }, 'LEMMA_COURSE_SERVERS'],
  [{ LEMMA_COURSE_SERVERS: 'A=https://a.example/, B=https://a.example/' }, 'LEMMA_COURSE_SERVERS'],
  [{ LEMMA_EDITOR_ORIGINS: '*' }, 'LEMMA_EDITOR_ORIGINS'],
  [{ LEMMA_EDITOR_ORIGINS: 'https://*.example.org' }, 'LEMMA_EDITOR_ORIGINS'],
  [{ LEMMA_EDITOR_ORIGINS: 'https://editor.example.org/' }, 'LEMMA_EDITOR_ORIGINS'],
  [{ LEMMA_EDITOR_ORIGINS: "https://editor.example.org;script-src 'unsafe-inline'" }, 'LEMMA_EDITOR_ORIGINS'],
  [{ LEMMA_EDITOR_ORIGINS: 'null' }, 'LEMMA_EDITOR_ORIGINS'],
  [{ LEMMA_EDITOR_ADDRESS: 'https://editor.example.org/' }, 'LEMMA_EDITOR_ADDRESS'],
  [{ LEMMA_EDITOR_ADDRESS: 'javascript:{path}' }, 'LEMMA_EDITOR_ADDRESS'],
])('names the variable that is wrong in %o', (environment, name) => {
  const settings = readSettings(environment, folder);
  expect(settings).toMatchObject({ ok: false });
  if (!settings.ok) expect(settings.failure).toContain(name);
});

/** Values that a setting does not take; those without any take every text. */
const wrong: Readonly<Record<string, readonly string[]>> = {
  PORT: ['abc', '-1', '70000', '8080.5', ' 8080'],
  HOST: ['http://localhost', 'a b'],
  LEMMA_ORIGIN: ['https://x.y/path', 'x.y', 'ftp://x.y', 'https://x.y/?q', 'https://x.y/#f', 'https://u:p@x.y'],
  LEMMA_DATA: [],
  DATABASE_URL: ['mysql://user:secret@host/db', 'secret'],
  LEMMA_AUTH_URL: ['login.example.org', 'ftp://login.example.org'],
  LEMMA_EDITOR_ORIGINS: ['*', 'https://a.example, b.example', 'https://a.example/path'],
  LEMMA_EDITOR_ADDRESS: ['https://editor.example.org/', 'javascript:{path}'],
  LEMMA_LMS: [],
  LEMMA_APPLETS: [],
  LEMMA_COURSE_SERVERS: ['https://a.example/api/', 'A=https://a.example', 'A=https://a.example/, A=https://b.example/'],
  LEMMA_WELCOME: ['../welcome', ''.padEnd(2000, 'a/')],
  LEMMA_DEMO: ['yes', '2'],
  LEMMA_SETTINGS: [],
};

it('has a wrong value of every setting in the table', () => {
  expect(Object.keys(wrong).sort()).toEqual([...settingNames].sort());
});

it.each(Object.entries(wrong).flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
  '%s=%s is refused in one sentence with the setting, what it takes, and what was found',
  (name, value) => {
    const read = readSettings({ [name]: value }, folder);
    const said = read.ok ? 'nothing' : read.failure;
    expect(said.startsWith(`${name} takes `)).toBe(true);
    expect(said.endsWith(name === 'DATABASE_URL' ? '…".' : `, but it is "${value}".`)).toBe(true);
    // Words of the validator, and passwords.
    expect(said).not.toMatch(/Invalid|Expected|received|\.\d+:|secret/);
  },
);

it('takes an origin with a slash at its end', () => {
  expect(readSettings({ LEMMA_ORIGIN: 'https://x.y/' }, folder)).toMatchObject({ value: { origin: 'https://x.y' } });
});

it('refuses names that begin with LEMMA_ and are no setting', () => {
  const refused = readSettings({ LEMMA_ORIGN: 'https://lemma.example.org' }, folder);
  expect(refused.ok ? '' : refused.failure).toMatch(
    /^LEMMA_ORIGN: there is no such setting\. Settings: PORT, .*LEMMA_ORIGIN/,
  );
  expect(readSettings({ LEMMA_RUNS: '1000' }, folder)).toMatchObject({ ok: true });
});
