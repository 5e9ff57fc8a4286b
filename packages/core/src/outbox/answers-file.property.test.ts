import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { WaitingChange } from '../problem/index.ts';
import { runs } from '../testing/index.ts';
import { exportFile, readExportFile } from './index.ts';
import { readChange, writeChange } from './written-change.ts';

/** Any text: half characters, NUL, other directions of writing. */
const text = fc.string({ unit: 'binary', maxLength: 200 });

const change: fc.Arbitrary<WaitingChange> = fc.record(
  {
    key: fc.uuid(),
    order: fc.nat(),
    problem: fc.record({ path: text, language: fc.constantFrom('de', 'zh') }),
    attempt: fc.uuid(),
    answer: fc.constantFrom('1,1', '12,3', '2,options'),
    text,
    language: fc.constantFrom('en', 'fr'),
    version: fc.nat(),
    after: fc.uuid(),
    seen: text,
    at: fc.nat(),
    isClosed: fc.boolean(),
    moved: fc.record({ P: fc.array(fc.integer()) }),
  },
  { requiredKeys: ['key', 'order', 'problem', 'attempt', 'answer', 'text', 'language', 'version', 'at', 'isClosed'] },
);

it('a change is read as it was written, whatever its text', () => {
  fc.assert(
    fc.property(change, (each) => {
      expect(readChange(writeChange(each))).toEqual(each);
    }),
    { seed: 16, numRuns: runs },
  );
});

it('a file gives back the changes that wait, and none of a file with a change in any place', () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), fc.nat(), (changes, at) => {
      const file = exportFile('ada', changes);
      expect(readExportFile(file)).toEqual({ owner: 'ada', changes });
      const cut = file.slice(0, at % file.length);
      expect(readExportFile(cut)).toBeUndefined();
    }),
    { seed: 16, numRuns: runs },
  );
});

it.each([undefined, 'x', '{}', '[]', 'null', '{"version":1,"change":[]}', '{"version":1,"change":{"key":"k"}}'])(
  'nothing is read from %s',
  (stored) => {
    expect(readChange(stored ?? '')).toBeUndefined();
  },
);
