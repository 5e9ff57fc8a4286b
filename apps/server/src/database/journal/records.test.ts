import { seededRandom } from '@lemma/core/platform';
import { isLongRun } from '@lemma/core/testing';
import { describe, expect, it } from 'vitest';
import { noRecord, readJournal, recordLine, type JournalRecord } from './records.ts';

/** What a learner's saves leave in the journal: texts of many scripts, of no length and of some kilobytes. */
function saves(count: number, seed: number): readonly JournalRecord[] {
  const random = seededRandom(seed);
  const texts = ['', '1/2', 'x^2 − 4', 'größer', 'ответ', '答案', '👩‍🎓 "q" \\n', '{}[],:', 'a'.repeat(40)];
  return Array.from({ length: count }, (_, index) => {
    const value = texts[random.integer(0, texts.length - 1)];
    const row = { attempt_id: 'a', key: '1,1', value, language: 'en', version: index + 1 };
    return { number: index + 1, changes: JSON.stringify([['answer', '+', row]]) };
  });
}

function written(records: readonly JournalRecord[]): { readonly bytes: Buffer; readonly ends: readonly number[] } {
  let former = noRecord;
  const ends: number[] = [];
  const lines: Buffer[] = [];
  let length = 0;
  for (const record of records) {
    const { line, checksum } = recordLine(record, former);
    former = checksum;
    const bytes = Buffer.from(line);
    lines.push(bytes);
    length += bytes.length;
    ends.push(length);
  }
  return { bytes: Buffer.concat(lines), ends };
}

/** Whole with LEMMA_RUNS=10000: 1,000 saves, cut at every byte and changed at 10,000 places. */
const [count, flips] = isLongRun ? [1000, 10_000] : [40, 500];

describe('a journal', () => {
  const records = saves(count, 16);
  const { bytes, ends } = written(records);

  it('is read as it was written', () => {
    expect(readJournal(bytes)).toEqual({ records, length: bytes.length, rest: 'nothing' });
  });

  it('cut anywhere is read up to the last record that is whole', () => {
    let whole = 0;
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      if (cut >= (ends[whole] ?? Infinity)) whole += 1;
      const read = readJournal(bytes.subarray(0, cut));
      const expected = whole === 0 ? 0 : (ends[whole - 1] ?? 0);
      // Compared by what identifies them: the records themselves were compared above.
      const last = read.records.at(-1);
      const isPrefix = read.records.length === whole && (whole === 0 || last?.changes === records[whole - 1]?.changes);
      const rest = cut === expected ? 'nothing' : 'torn';
      if (!isPrefix || read.length !== expected || read.rest !== rest) expect.fail(`cut at byte ${String(cut)}`);
    }
    expect(whole).toBe(count);
  });

  it('with one changed byte is read up to the record before', () => {
    const random = seededRandom(17);
    for (let flip = 0; flip < flips; flip += 1) {
      const place = random.integer(0, bytes.length - 1);
      const damaged = Buffer.from(bytes);
      damaged[place] = (bytes[place] ?? 0) ^ random.integer(1, 255);
      const intact = ends.filter((end) => end <= place).length;
      const read = readJournal(damaged);
      if (read.records.length !== intact) expect.fail(`byte ${String(place)}: ${String(read.records.length)} records`);
      if (read.records.some(({ changes }, index) => changes !== records[index]?.changes)) expect.fail(String(place));
      expect(read.rest).not.toBe('nothing');
    }
  });

  it.each([
    ['repeated', (lines: readonly string[]) => [...lines.slice(0, 3), ...lines.slice(2)], 3],
    ['left out', (lines: readonly string[]) => [...lines.slice(0, 2), ...lines.slice(3)], 2],
    ['exchanged', ([a = '', b = '', ...more]: readonly string[]) => [b, a, ...more], 0],
  ])('in which records are %s is read up to there', (_how, change, intact) => {
    const lines = bytes.toString('utf8').split(/(?<=\n)/);
    const read = readJournal(Buffer.from(change(lines).join('')));
    expect(read).toMatchObject({ records: records.slice(0, intact), rest: 'damaged' });
  });

  it('whose end the disk has filled with zeros is torn there', () => {
    const read = readJournal(Buffer.concat([bytes, Buffer.alloc(5000)]));
    expect(read).toEqual({ records, length: bytes.length, rest: 'torn' });
  });
});
