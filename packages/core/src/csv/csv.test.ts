import { describe, expect, it } from 'vitest';
import { readExtensionList, namesInList } from '../assignment/index.ts';
import { readCsv, textOfFile } from './index.ts';

const rows = [
  { line: 2, values: { user: 'ada', reason: 'ill, twice' } },
  { line: 3, values: { user: 'ben' } },
];

describe('a list of people', () => {
  it.each([
    ['commas and quotes', 'user,reason\nada,"ill, twice"\nben,\n'],
    ['semicolons', 'user;reason\r\nada;ill, twice\r\nben;'],
    ['tabs', 'user\treason\nada\till, twice\nben'],
    ['a byte order mark, other columns and another order', '\uFEFFReason;x; USER\nill, twice;1;ada\n;;ben'],
    ['separators in quoted headings', '"user","reason; why","reason"\nada,,"ill, twice"\nben'],
    ['the line ends of old Macs', 'user,reason\rada,"ill, twice"\rben,\r'],
  ])('is read with %s', (_what, text) => {
    expect(readCsv(text)).toEqual({ ok: true, value: rows });
  });

  it.each(['sep=;', 'SEP=;', '"sep=;"', 'sep=;;;'])(
    'is read below the line %s, and its lines keep their numbers',
    (first) => {
      expect(readCsv(`\uFEFF${first}\r\nuser;reason\r\nada;ill, twice\r\nben`)).toEqual({
        ok: true,
        value: rows.map(({ line, values }) => ({ line: line + 1, values })),
      });
    },
  );

  it.each([
    'username,firstname,lastname,e-mail,role',
    'Login,First name,Surname,Email address,Roles',
    'Benutzername,Vorname,Nachname,E-Mail-Adresse,Rollen',
    'Kennung,Vorname,Nachname,E-Mail,Rolle',
    'Benutzerkennung,Vorname,Nachname,E-Mail,Rolle',
    'identifiant,Prénom,Nom,courriel,Rôle',
    '用户名,名,姓,邮箱,角色',
  ])('knows the headings %s', (heading) => {
    expect(readCsv(`${heading}\nada,Ada,L,a@x.org,admin`)).toEqual({
      ok: true,
      value: [{ line: 2, values: { user: 'ada', given: 'Ada', family: 'L', email: 'a@x.org', roles: 'admin' } }],
    });
  });

  it('says on which line a row begins, across empty lines and broken values', () => {
    expect(readCsv('user,reason\n\nada,"two\nlines, ""quoted"""\n\nben,x\n')).toEqual({
      ok: true,
      value: [
        { line: 3, values: { user: 'ada', reason: 'two\nlines, "quoted"' } },
        { line: 6, values: { user: 'ben', reason: 'x' } },
      ],
    });
  });

  it('keeps the rows behind a quotation mark inside a field', () => {
    expect(readCsv('user,reason\nada,says "ill"\ncem,"x" y\nben,')).toMatchObject({
      value: [
        { values: { user: 'ada', reason: 'says "ill"' } },
        { values: { user: 'cem', reason: 'x y' } },
        { values: { user: 'ben' } },
      ],
    });
  });

  it.each([
    ['', { kind: 'empty', line: 1 }],
    ['\n\n', { kind: 'empty', line: 1 }],
    ['user', { kind: 'empty', line: 1 }],
    ['sep=;\nuser;email\n;\n', { kind: 'empty', line: 2 }],
    ['ada,Ada\nben,Ben', { kind: 'noColumn', line: 1, headings: 'ada, Ada' }],
    ['user,reason\nada,"ill\nben,x', { kind: 'openQuote', line: 2 }],
    ['user,reason\nada,"ill""\nben,x', { kind: 'openQuote', line: 2 }],
  ])('is refused if it has no usable row: %j', (text, failure) => {
    expect(readCsv(text)).toEqual({ ok: false, failure });
  });
});

const list = 'username;family\r\njürgen;Müller – „Jörg“ €\r\n渡辺;x\r\n';
const western = 'username;family\r\njürgen;Müller – „Jörg“ €\r\n';
const windows = Array.from(western).map((sign) => {
  const byte = { '–': 0x96, '„': 0x84, '“': 0x93, '€': 0x80 }[sign];
  return byte ?? sign.charCodeAt(0);
});
const old = 'username;family\rjürgen;Müller – „Jörg“ €\r';
const macintosh = Array.from(old).map((sign) => {
  const byte = { ü: 0x9f, ö: 0x9a, '–': 0xd0, '„': 0xe3, '“': 0xd2, '€': 0xdb }[sign];
  return byte ?? sign.charCodeAt(0);
});
const utf8 = (text: string) =>
  [...encodeURIComponent(text).matchAll(/%(..)|./g)].map(([sign, hex]) =>
    hex === undefined ? sign.charCodeAt(0) : Number.parseInt(hex, 16),
  );
const utf16 = (text: string, isLittle: boolean) =>
  Array.from(text).flatMap((sign) => {
    const pair = [sign.charCodeAt(0) >> 8, sign.charCodeAt(0) & 255];
    return isLittle ? pair.toReversed() : pair;
  });

describe('a file', () => {
  it.each([
    ['UTF-8', utf8(list), list],
    ['UTF-8 with a byte order mark', utf8(`\uFEFF${list}`), list],
    ['UTF-16, little end first', utf16(`\uFEFF${list}`, true), list],
    ['UTF-16, big end first', utf16(`\uFEFF${list}`, false), list],
    ['UTF-16 without a mark, little end first', utf16(list, true), list],
    ['UTF-16 without a mark, big end first', utf16(list, false), list],
    ['Windows-1252', windows, western],
    ['Mac Roman', macintosh, old],
    ['nothing', [], ''],
  ])('is decoded by its bytes: %s', (_encoding, bytes, text) => {
    expect(textOfFile(Uint8Array.from(bytes))).toBe(text);
  });

  it('gives every reader the same people', () => {
    const text = textOfFile(Uint8Array.from(utf16('\uFEFFsep=;\r\nUsername;extra\r\njürgen;25\r\nada;10\r\n', true)));
    expect(namesInList(text)).toEqual(['jürgen', 'ada']);
    expect(readExtensionList(text, 'UTC')).toMatchObject({
      extensions: [
        { line: 3, user: 'jürgen' },
        { line: 4, user: 'ada' },
      ],
      findings: [],
    });
    expect(readCsv(text)).toMatchObject({ value: [{ values: { user: 'jürgen' } }, { values: { user: 'ada' } }] });
  });
});
