import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import { deepestJson, readPlacedJson, type PlacedJson } from './placed-json.ts';

/** What `JSON.parse` makes of the same text, numbers and the like left out. */
function plain(json: PlacedJson): unknown {
  switch (json.kind) {
    case 'object':
      return json.fields.map(({ name, value }) => [name, plain(value)]);
    case 'list':
      return json.items.map(plain);
    case 'text':
      return json.value;
    case 'other':
      return null;
  }
}

function expected(value: unknown): unknown {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(expected);
  if (typeof value !== 'object' || value === null) return null;
  return Object.entries(value).map(([name, each]) => [name, expected(each)]);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('JSON with places', () => {
  it('is read as JSON.parse reads it, however it is laid out', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(4), (value, indent) => {
        // Normalised by JSON itself: -0, repeated names.
        const text = JSON.stringify(value, undefined, indent);
        const read = readPlacedJson(text);
        expect(read.ok && plain(read.value)).toEqual(expected(JSON.parse(text)));
      }),
      { numRuns: runs, seed: 151 },
    );
  });

  it('is refused where JSON.parse refuses it', () => {
    const damaged = fc
      .tuple(fc.jsonValue(), fc.nat(), fc.constantFrom('', ',', '"', '}', ']', '{', '\\', ':', '01', '\n', '\u0001'))
      .map(([value, at, insert]) => {
        const text = JSON.stringify(value, undefined, 1);
        const place = at % (text.length + 1);
        return text.slice(0, place) + insert + text.slice(insert === '' ? place + 1 : place);
      });
    fc.assert(
      fc.property(damaged, (text) => {
        expect(readPlacedJson(text).ok).toBe(isJson(text));
      }),
      { numRuns: runs * 3, seed: 152 },
    );
  });

  it.each([
    ['{"a": 1,}', 8],
    ['{"a" 1}', 5],
    ['["a" "b"]', 5],
    ['{"a": tru}', 6],
    ['', 0],
    ['[1', 2],
    ['["\n"]', 1],
    ['"a" b', 4],
  ])('names the place in %j', (text, from) => {
    expect(readPlacedJson(text)).toMatchObject({ ok: false, failure: { kind: 'taxonomyError', span: { from } } });
  });

  it('ends at a depth that no stack has to fear', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(readPlacedJson(nested(deepestJson)).ok).toBe(true);
    expect(readPlacedJson(nested(deepestJson + 1))).toMatchObject({ ok: false, failure: { kind: 'tooDeep' } });
    expect(readPlacedJson('['.repeat(1_000_000))).toMatchObject({ ok: false, failure: { kind: 'tooDeep' } });
  });
});
