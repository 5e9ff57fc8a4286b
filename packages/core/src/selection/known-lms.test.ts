import { describe, expect, it } from 'vitest';
import { unknownIn } from './index.ts';

const own = 'https://pool.example.org/api/';
const other = 'https://courses.example.org/gwt/';
const known = new Map([
  ['rwth', { origins: ['https://moodle.rwth.example'], serverUrls: [other] }],
  ['rub', { origins: ['https://ilias.rub.example', 'https://test.rub.example'], serverUrls: [] }],
]);

describe('an address of an LMS', () => {
  it.each([
    [{}, undefined],
    [{ serverUrl: own }, undefined],
    [{ org: 'rwth', origin: 'https://moodle.rwth.example', serverUrl: other }, undefined],
    [{ org: 'rub', origin: 'https://test.rub.example', serverUrl: own }, undefined],
    [{ origin: 'https://moodle.rwth.example' }, undefined],
    [{ serverUrl: other }, undefined],
    [{ org: 'fu' }, 'org'],
    [{ org: 'RWTH' }, 'org'],
    [{ org: 'constructor' }, 'org'],
    [{ org: 'rwth', origin: 'https://ilias.rub.example' }, 'origin'],
    [{ origin: 'https://evil.example' }, 'origin'],
    [{ origin: 'https://moodle.rwth.example/' }, 'origin'],
    [{ origin: 'https://moodle.rwth.example.evil.example' }, 'origin'],
    [{ origin: '*' }, 'origin'],
    [{ origin: 'null' }, 'origin'],
    [{ org: 'rub', serverUrl: other }, 'serverUrl'],
    [{ serverUrl: 'https://courses.example.org/gwt' }, 'serverUrl'],
    [{ serverUrl: 'https://evil.example/api/' }, 'serverUrl'],
  ])('%j is unknown by: %s', (claims, unknown) => {
    const all = { org: undefined, origin: undefined, serverUrl: undefined, ...claims };
    expect(unknownIn(all, known, own)).toBe(unknown);
  });

  it('is known by nothing but the own server where no LMS is configured', () => {
    const drag = { org: undefined, origin: undefined, serverUrl: own };
    expect(unknownIn(drag, new Map(), own)).toBeUndefined();
    expect(unknownIn({ ...drag, origin: 'https://pool.example.org' }, new Map(), own)).toBe('origin');
  });
});
