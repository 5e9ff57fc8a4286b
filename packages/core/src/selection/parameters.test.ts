import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exportModeOf, gradingTypes, readSelectorParameters, writeSelectorParameters } from './index.ts';

const nothing = {
  org: undefined,
  serverUrl: undefined,
  origin: undefined,
  problemLang: undefined,
  uiLang: undefined,
  gradingType: 'graded',
  multiCourse: false,
  worksheet: false,
  sso: false,
  multiSelect: false,
  selection: undefined,
};

describe('the address that a client opens', () => {
  it.each([
    ['nothing', '', {}],
    [
      'Moodle 1.9.1 for one task',
      '?org=rwth&serverUrl=https%3A%2F%2Fpool.example.org%2Fapi%2F&problemLang=de&origin=https%3A%2F%2Fmoodle.example.org&uiLang=de_du&gradingType=all&multiCourse=true&worksheet=true&selection=fractions/add',
      {
        org: 'rwth',
        serverUrl: 'https://pool.example.org/api/',
        problemLang: 'de',
        origin: 'https://moodle.example.org',
        uiLang: 'de',
        gradingType: 'all',
        multiCourse: true,
        worksheet: true,
        selection: 'fractions/add',
      },
    ],
    [
      'Moodle 1.9.1 for a drag',
      '?serverUrl=https%3A%2F%2Fpool.example.org%2Fapi%2F&gradingType=all',
      { serverUrl: 'https://pool.example.org/api/', gradingType: 'all' },
    ],
    [
      'ILIAS 3.1',
      '?org=rub&serverUrl=https%3A%2F%2Fpool.example.org%2Fapi%2F&problemLang=en&problem=link/fractions/add&origin=https%3A%2F%2Filias.example.org',
      {
        org: 'rub',
        serverUrl: 'https://pool.example.org/api/',
        problemLang: 'en',
        selection: 'link/fractions/add',
        origin: 'https://ilias.example.org',
      },
    ],
    ['before the release', '?lang=fr', { problemLang: 'fr' }],
    ['both names of a language', '?lang=fr&problemLang=zh_cn', { problemLang: 'zh' }],
    ['empty values', '?org=&selection=&problemLang=&uiLang=&origin=&gradingType=', {}],
    ['an empty value and its older name', '?selection=&problem=a/b', { selection: 'a/b' }],
    ['a link that has a language', '?selection=a/b?lang=de', { selection: 'a/b' }],
    ['a language we do not have', '?problemLang=tlh&uiLang=es', {}],
    ['an unknown grading type', '?gradingType=some', {}],
    ['the next Moodle', '?multiSelect=true', { multiSelect: true }],
    ['the next Moodle, signed in', '?multiselect=true&sso=true', { multiSelect: true, sso: true }],
    ['no truth value', '?worksheet=1&sso=TRUE&multiCourse=yes', {}],
    ['a name given twice', '?org=a&org=b', { org: 'a' }],
    ['a text that is too long', `?org=${'a'.repeat(501)}`, {}],
    ['malformed escapes', '?org=%E0%A4%A&selection=50%', { org: '%E0%A4%A', selection: '50%' }],
  ])('by %s is read', (_, query, expected) => {
    expect(readSelectorParameters(query)).toEqual({ ...nothing, ...expected });
  });

  it.each([
    ['', 'multi'],
    ['origin=https://a.example', 'single'],
    ['origin=https://a.example&multiSelect=true', 'multi'],
    ['origin=', 'multi'],
  ])('exports by %o in mode %s', (query, mode) => {
    expect(exportModeOf(readSelectorParameters(query))).toBe(mode);
  });

  it('can be written and read again', () => {
    const text = fc.option(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 }).filter((each) => !each.includes('?lang=')),
      { nil: undefined },
    );
    const language = fc.constantFrom(undefined, 'de' as const, 'en' as const, 'fr' as const, 'zh' as const);
    fc.assert(
      fc.property(
        fc.record({
          org: text,
          serverUrl: text,
          origin: text,
          selection: text,
          problemLang: language,
          uiLang: language,
          gradingType: fc.constantFrom(...gradingTypes),
          multiCourse: fc.boolean(),
          worksheet: fc.boolean(),
          sso: fc.boolean(),
          multiSelect: fc.boolean(),
        }),
        (parameters) => {
          expect(readSelectorParameters(writeSelectorParameters(parameters))).toEqual(parameters);
        },
      ),
      { seed: 15 },
    );
  });
});
