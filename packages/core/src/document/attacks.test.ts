import { describe, expect, it } from 'vitest';
import { attackedDocuments, examples } from './testing/attacks.ts';
import { isLongRun } from '../testing/index.ts';
import { dangersIn } from './testing/dangers.ts';
import { printDocument, readDocument } from './index.ts';

describe('attacks', () => {
  it('find nothing to attack in the examples', () => {
    for (const { what, xml } of examples) expect([what, dangersIn(readDocument(xml))]).toEqual([what, []]);
  });

  it('leave nothing dangerous in a document, whatever place of whatever element they stand in', () => {
    let count = 0;
    for (const { what, xml } of attackedDocuments()) {
      count += 1;
      // Every 7th document covers every attack and every element in turn.
      if (!isLongRun && count % 7 !== 0) continue;
      const read = readDocument(xml);
      const dangers = read.ok ? dangersIn(read.value) : [JSON.stringify(read.failure)];
      if (dangers.length > 0) expect([what, dangers]).toEqual([what, []]);
    }
    expect(count).toBeGreaterThan(10_000);
    expect(Object.hasOwn(Object.prototype, 'hacked')).toBe(false);
  });

  it('are printed as what they were read as', () => {
    let place = 0;
    for (const { what, xml } of attackedDocuments()) {
      place += 1;
      // Every 17th document covers every attack and every element in turn.
      if (place % 17 !== 0) continue;
      const read = readDocument(xml);
      if (read.ok) expect([what, readDocument(printDocument(read.value))]).toEqual([what, read]);
    }
  });
});
